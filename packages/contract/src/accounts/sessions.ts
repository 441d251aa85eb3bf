import { z } from 'zod'
import { foldIdentifier } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { keptForProduct } from '../names/names.ts'
import { id, text, time } from '../text.ts'
import { emailAddress } from './email-address.ts'
import { invitationLinkId } from './invited-by.ts'
import { accountLimits } from './limits.ts'
import { registrationRoles } from './registration-roles.ts'

export const loginMethods = ['email', 'google', 'facebook', 'tanet', 'passkey'] as const
export type LoginMethod = (typeof loginMethods)[number]

/**
 * SHA-256 of the password in lower-case hex, or MD5 for accounts imported in the old form; never the password itself.
 */
export const passwordDigest = z.string().regex(/^(?:[0-9a-f]{64}|[0-9a-f]{32})$/, { error: 'invalid' })
export const sha256Digest = z.string().regex(/^[0-9a-f]{64}$/, { error: 'invalid' })

export const email = z
  .string()
  .max(accountLimits.email * 2, { error: 'too_long', abort: true })
  .overwrite((typed) => foldIdentifier(typed).toLowerCase())
  .max(accountLimits.email, { error: 'too_long', abort: true })
  .pipe(z.email({ pattern: emailAddress, error: 'invalid' }))

export const username = text({ ...accountLimits.username, clean: foldIdentifier })
  .pipe(z.string().regex(/^[A-Za-z0-9._-]+$/, { error: 'invalid' }))
  .superRefine(keptForProduct('account'))

/** An e-mail or an account name. */
const account = text({ min: 1, max: accountLimits.email, clean: foldIdentifier })

const done = z.object({ ok: z.literal(true) })
export type Done = z.infer<typeof done>

/** What a client needs right after sign-in; the account itself comes from `GET /users/current`. */
export const signedIn = z.object({ userId: id, isProfileFilled: z.boolean(), isDefaultPassword: z.boolean() })

export const logIn = endpoint({
  method: 'POST',
  path: '/api/v2/sessions',
  summary: 'Log in with e-mail or account name and the digest of the password',
  access: 'public',
  rate: 'login',
  body: z.object({
    account,
    password: passwordDigest,
    /** Sent with a digest in the old form: the digest to store from now on. */
    sha256: sha256Digest.optional(),
  }),
  answers: signedIn,
  refusals: [
    'ACCOUNT_NOT_FOUND',
    'INCORRECT_PASSWORD',
    'TOO_MANY_LOGIN_FAILURES',
    'ACCOUNT_NOT_VERIFIED',
    'LOGIN_METHOD_CONFLICT',
    'ACCOUNT_SUSPENDED',
  ],
})

export const logOut = endpoint({
  method: 'DELETE',
  path: '/api/v2/sessions',
  summary: 'Log out of this device',
  access: 'public',
  answers: done,
  refusals: [],
})

export const lookUpLoginMethod = endpoint({
  method: 'GET',
  path: '/api/v2/sessions',
  summary:
    'Which method an account uses and whether its password is kept in the old form (send MD5 instead of SHA-256)',
  access: 'public',
  rate: 'login',
  query: z.object({ email: account }),
  answers: z.object({ exists: z.boolean(), method: z.enum(loginMethods).nullable(), isMd5: z.boolean() }),
  refusals: ['TOO_MANY_LOGIN_FAILURES'],
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/signup',
  summary: 'Register by e-mail; sends the activation mail',
  access: 'public',
  rate: 'mail',
  body: z.object({
    role: z.enum(registrationRoles),
    email,
    username,
    password: sha256Digest,
    locale: z.enum(['tw', 'en']).default('tw'),
    invitation: invitationLinkId.optional(),
  }),
  answers: z.object({ email: z.string() }),
  refusals: [
    'ACCOUNT_EXISTS',
    'USERNAME_TAKEN',
    'TOO_MANY_LOGIN_FAILURES',
    'PASSWORD_SAME_AS_ACCOUNT',
    'PASSWORD_TOO_COMMON',
    'MAIL_TOO_SOON',
    'MAIL_LIMIT_REACHED',
  ],
})

/** The token of a mailed link travels in `Authorization: Bearer …`. */
const bearer = 'with the mailed bearer token'

export const useMailToken = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/email',
  summary: `${bearer}: activate the address and sign in, or add it; without one: mail a link (activation or reset) to the e-mail in the body`,
  access: 'public',
  rate: 'mail',
  body: z.object({ email: email.optional(), locale: z.enum(['tw', 'en']).optional() }).default({}),
  answers: z.object({
    /**
     * The address is active and the person signed in, or the address was added to the current account, or a mail is on
     * its way.
     */
    result: z.enum(['activated', 'address_added', 'activation_mailed', 'reset_mailed']),
    user: signedIn.nullable(),
  }),
  refusals: [
    'TOKEN_INVALID',
    'TOKEN_USED',
    'TOKEN_EXPIRED',
    'LINK_OF_OTHER_ACCOUNT',
    'ACCOUNT_EXISTS',
    'ACCOUNT_NOT_FOUND',
    'TOO_MANY_LOGIN_FAILURES',
    'LOGIN_METHOD_CONFLICT',
    'MAIL_TOO_SOON',
    'MAIL_LIMIT_REACHED',
  ],
})

/** `address`: adds an e-mail to an existing account. */
export const mailTokenPurposes = ['activation', 'reset', 'address', 'teacher'] as const
export type MailTokenPurpose = (typeof mailTokenPurposes)[number]

export const readMailToken = endpoint({
  method: 'GET',
  path: '/api/v2/sessions/email',
  summary: `${bearer}: what it is for, and whether it still holds`,
  access: 'public',
  answers: z.object({
    purpose: z.enum(mailTokenPurposes),
    email: z.string(),
    state: z.enum(['valid', 'used', 'expired']),
  }),
  refusals: ['TOKEN_INVALID'],
})

export const setPassword = endpoint({
  method: 'PATCH',
  path: '/api/v2/sessions/email',
  summary:
    'Set the password, signed in (with the present one) or with the bearer token of a reset mail; ends all other sessions',
  access: 'public',
  rate: 'login',
  body: z.object({
    password: sha256Digest,
    /** Digest of the present password; required when signed in, unless it is the default password. */
    currentPassword: passwordDigest.optional(),
  }),
  answers: signedIn,
  refusals: [
    'NOT_AUTHENTICATED',
    'INCORRECT_PASSWORD',
    'TOO_MANY_LOGIN_FAILURES',
    'TOKEN_INVALID',
    'TOKEN_USED',
    'TOKEN_EXPIRED',
    'LOGIN_METHOD_CONFLICT',
    'PASSWORD_SAME_AS_ACCOUNT',
    'PASSWORD_TOO_COMMON',
    'PASSWORD_SAME_AS_PREVIOUS',
    'PASSWORD_CHANGED_TODAY',
  ],
})

export const refreshSession = endpoint({
  method: 'PATCH',
  path: '/api/v2/sessions/current',
  summary: 'Refresh the session after the profile or the method changed',
  access: 'session',
  answers: signedIn,
  refusals: [],
})

export const keepPassword = endpoint({
  method: 'PATCH',
  path: '/api/v2/sessions/password/last-update',
  summary: 'Skip on the password notice: keeps the password and stamps the date',
  access: 'account',
  answers: done,
  refusals: [],
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/v2/sessions/devices',
  summary: 'Where this account is signed in',
  access: 'account',
  answers: z.object({
    devices: z.array(
      z.object({
        id,
        device: z.string(),
        address: z.string(),
        createdAt: time,
        lastSeenAt: time,
        isCurrent: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})
export type Device = z.infer<(typeof listDevices)['answers']>['devices'][number]

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/api/v2/sessions/devices/:id',
  summary: 'Sign one device out',
  access: 'account',
  params: z.object({ id }),
  answers: done,
  refusals: ['NOT_FOUND'],
})

export const sessionCalls = [
  logIn,
  logOut,
  lookUpLoginMethod,
  signUp,
  useMailToken,
  readMailToken,
  setPassword,
  refreshSession,
  keepPassword,
  listDevices,
  endDevice,
] as const
