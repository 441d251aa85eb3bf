import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, text } from '../text.ts'
import { accountLimits } from './limits.ts'
import { signedIn } from './sessions.ts'

/*
 * What browsers and authenticators exchange, in WebAuthn's JSON form; bytes are base64url. Only the fields that are
 * needed travel.
 */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, { error: 'invalid' })
const credentialId = bytes(1_400)
/** How a browser reaches the authenticator: `internal`, `usb`, `hybrid`; browsers may add more values. */
const transport = z.string().regex(/^[a-z-]{1,30}$/, { error: 'invalid' })

const challenge = {
  challenge: z.string(),
  timeout: z.number(),
}

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/passkeys/options',
  summary: 'Begin to add a passkey to this account; answers what the browser asks the authenticator',
  access: 'account',
  answers: z.object({
    ...challenge,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    /** Passkeys that the account already has. */
    excludeCredentials: z.array(
      z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  refusals: ['PASSKEY_LIMIT_REACHED'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/passkeys',
  summary: 'Add the passkey that an authenticator has made; it is named after this device',
  access: 'account',
  rate: 'login',
  body: z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(20_000),
      transports: z.array(transport).max(10).default([]),
    }),
  }),
  answers: z.object({ id }),
  refusals: ['PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEY_IN_USE', 'PASSKEY_LIMIT_REACHED'],
})

const passkey = { params: z.object({ id }), access: 'account', answers: z.object({ ok: z.literal(true) }) } as const

export const renamePasskey = endpoint({
  ...passkey,
  method: 'PATCH',
  path: '/api/v2/sessions/passkeys/:id',
  summary: 'Give a passkey of this account another name',
  body: z.object({ name: text(accountLimits.passkeyName) }),
  refusals: ['NOT_FOUND'],
})

export const removePasskey = endpoint({
  ...passkey,
  method: 'DELETE',
  path: '/api/v2/sessions/passkeys/:id',
  summary: 'Take a passkey off this account; never the last way to sign in',
  refusals: ['NOT_FOUND', 'LAST_LOGIN_METHOD'],
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/passkey/options',
  summary: 'Begin to sign in with a passkey; whoever holds one need not say who they are',
  access: 'public',
  answers: z.object({ ...challenge, rpId: z.string(), userVerification: z.literal('required') }),
  refusals: [],
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/passkey',
  summary: 'Sign in with what a passkey has signed',
  access: 'public',
  rate: 'login',
  body: z.object({
    id: credentialId,
    response: z.object({
      clientDataJSON: bytes(4_000),
      authenticatorData: bytes(4_000),
      signature: bytes(8_000),
      userHandle: bytes(200).optional(),
    }),
  }),
  answers: signedIn,
  refusals: ['PASSKEY_EXPIRED', 'PASSKEY_REFUSED', 'PASSKEY_UNKNOWN'],
})

export const passkeyCalls = [
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeySignIn,
  signInWithPasskey,
] as const
