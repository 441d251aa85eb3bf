import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text, time } from '../text.ts'
import { invitationLinkId } from './invited-by.ts'
import { registrationRoles } from './registration-roles.ts'
import { loginMethods, passwordDigest, signedIn } from './sessions.ts'

/** The external sign-in providers; tanet is the education single sign-on. */
export const providers = ['google', 'facebook', 'tanet'] as const
export type Provider = (typeof providers)[number]
const provider = z.enum(providers)

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/v2/sessions/providers',
  summary: 'The providers that this service has switched on',
  access: 'public',
  answers: z.object({ providers: z.array(provider) }),
  refusals: [],
})

export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/providers/:provider',
  summary: 'Begin to sign in with a provider, or to link it to the account that is signed in; answers where to go',
  access: 'public',
  rate: 'login',
  params: z.object({ provider }),
  body: z.object({
    intent: z.enum(['sign_in', 'link']).default('sign_in'),
    /** The role that the person chose beforehand; without it a new person is asked for it afterwards. */
    role: z.enum(registrationRoles).optional(),
    /** The invitation link through which a new person comes. */
    invitation: invitationLinkId.optional(),
    /** A path of the product to continue to afterwards. */
    returnTo: text({ min: 1, max: 500 })
      .regex(/^\/(?![/\\])/, { error: 'invalid' })
      .optional(),
  }),
  answers: z.object({ url: z.string() }),
  refusals: ['PROVIDER_OFF', 'PROVIDER_UNAVAILABLE', 'NOT_AUTHENTICATED', 'OWN_PASSWORD_REQUIRED'],
})

/** The parameters of the provider's redirect, or the role of a new person for whom the provider has already vouched. */
const exchange = z.union([
  z.object({
    code: z.string().min(1).max(4_000),
    state: z.string().min(1).max(200),
    /** The issuer, if the provider names itself. */
    iss: z.string().max(500).optional(),
  }),
  z.object({ role: z.enum(registrationRoles) }),
])

const exchanged = z.object({
  /** `role_needed`: there is no account yet; the same call with a role creates it. */
  result: z.enum(['signed_in', 'linked', 'role_needed']),
  user: signedIn.nullable(),
  returnTo: z.string().nullable(),
})

const exchangeRefusals = [
  'PROVIDER_OFF',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_EMAIL_UNVERIFIED',
  'SIGN_IN_EXPIRED',
  'SIGN_IN_REFUSED',
  'LOGIN_METHOD_CONFLICT',
  'IDENTITY_IN_USE',
] as const

const exchangeWith = <const P extends Provider>(name: P) =>
  endpoint({
    method: 'POST',
    path: `/api/v2/sessions/${name}`,
    summary: `Exchange the code that ${name} gave the browser: sign in, sign up or link`,
    access: 'public',
    rate: 'login',
    body: exchange,
    answers: exchanged,
    refusals: exchangeRefusals,
  })

export const exchangeGoogle = exchangeWith('google')
export const exchangeFacebook = exchangeWith('facebook')
export const exchangeTanet = exchangeWith('tanet')

export const readMethodConflict = endpoint({
  method: 'GET',
  path: '/api/v2/sessions/method',
  summary: 'The conflict this browser stands in: the way that was chosen, and the account that has the same e-mail',
  access: 'public',
  answers: z.object({
    conflict: z
      .object({ selected: provider, original: z.enum(loginMethods), email: z.string(), hasPassword: z.boolean() })
      .nullable(),
  }),
  refusals: [],
})

const migration = {
  method: 'PATCH',
  access: 'public',
  rate: 'login',
  answers: signedIn,
  refusals: [
    'SIGN_IN_EXPIRED',
    'INCORRECT_PASSWORD',
    'TOO_MANY_LOGIN_FAILURES',
    'LOGIN_METHOD_CONFLICT',
    'IDENTITY_IN_USE',
  ],
} as const

/** The digest of the original account's password; without it the session must belong to that account. */
const proof = { password: passwordDigest.optional() }

export const migrateMethod = endpoint({
  ...migration,
  path: '/api/v2/sessions/method',
  summary: 'After a conflict: sign in to the original account with the chosen provider from now on',
  body: z.object({ method: provider, ...proof }),
})

export const migrateToTanet = endpoint({
  ...migration,
  path: '/api/v2/sessions/method/edu',
  summary: 'The same with the education single sign-on',
  body: z.object(proof).default({}),
})

export const listLoginMethods = endpoint({
  method: 'GET',
  path: '/api/v2/sessions/methods',
  summary: 'The ways to sign in that this account has',
  access: 'account',
  answers: z.object({
    hasPassword: z.boolean(),
    identities: z.array(
      z.object({ provider, email: z.string().nullable(), linkedAt: time, lastUsedAt: time.nullable() }),
    ),
    passkeys: z.array(
      z.object({
        id,
        /** Empty if the device that made it could not be identified. */
        name: z.string(),
        /** Whether it is synced to the person's other devices. */
        isBackedUp: z.boolean(),
        createdAt: time,
        lastUsedAt: time.nullable(),
      }),
    ),
  }),
  refusals: [],
})
export type LinkedIdentity = z.infer<(typeof listLoginMethods)['answers']>['identities'][number]
export type Passkey = z.infer<(typeof listLoginMethods)['answers']>['passkeys'][number]

export const unlinkProvider = endpoint({
  method: 'DELETE',
  path: '/api/v2/sessions/methods/:provider',
  summary: 'Take a provider off this account; never the last way to sign in',
  access: 'account',
  params: z.object({ provider }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['NOT_FOUND', 'LAST_LOGIN_METHOD'],
})

export const providerCalls = [
  listProviders,
  startProviderSignIn,
  exchangeGoogle,
  exchangeFacebook,
  exchangeTanet,
  readMethodConflict,
  migrateMethod,
  migrateToTanet,
  listLoginMethods,
  unlinkProvider,
] as const
