import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

// Imported with the first passkey: loading it would take a third of a second of every start.
const library = () => import('@simplewebauthn/server')

/** The only address that passkeys are valid for: the public one. */
interface Place {
  publicUrl: string
}

const rpIdOf = ({ publicUrl }: Place) => new URL(publicUrl).hostname

interface Holder {
  id: string
  name: string
  displayName: string
  passkeys: readonly PasskeyRow[]
}

/** Signature algorithms that authenticators support, by COSE number: Ed25519, ES256, RS256. */
const algorithms = [-8, -7, -257]
const timeout = accountDurations.passkeyChallenge
/**
 * Requires a fingerprint, face or PIN every time, and a discoverable key, so that nobody has to type a name to sign in.
 */
const required = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const

export async function askToMake(place: Place, { id, name, displayName, passkeys }: Holder) {
  const { generateRegistrationOptions } = await library()
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: '學跡 Learntrail',
    rpID: rpIdOf(place),
    userID: handleOf(id),
    userName: name,
    userDisplayName: displayName,
    supportedAlgorithmIDs: algorithms,
    timeout,
  })
  return {
    challenge,
    timeout,
    rp: { id: rpIdOf(place), name: rp.name },
    user,
    pubKeyCredParams,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports,
    })),
    authenticatorSelection: required,
  }
}

export async function askToSign(place: Place) {
  const { generateAuthenticationOptions } = await library()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpIdOf(place), timeout })
  return { challenge, timeout, rpId: rpIdOf(place), userVerification: required.userVerification }
}

interface Made {
  id: string
  response: RegistrationResponseJSON['response']
}

/** Verifies what an authenticator made and returns the passkey's fields. Refuses with `PASSKEY_REFUSED`. */
export async function verifyMade(place: Place, { id, response }: Made) {
  const { verifyRegistrationResponse } = await library()
  const verified = await orRefuse(() =>
    verifyRegistrationResponse({
      supportedAlgorithmIDs: algorithms,
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...expected(place, response),
    }),
  )
  if (!verified.verified) return refuse('PASSKEY_REFUSED')
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  }
}

interface Signed {
  id: string
  response: AuthenticationResponseJSON['response']
}

/**
 * Verifies a signature and returns the new counter. Refuses with `PASSKEY_REFUSED` if it is invalid or names another
 * account.
 */
export async function verifySigned(place: Place, { id, response }: Signed, passkey: PasskeyRow) {
  const { credentialId, publicKey, counter, accountId } = passkey
  const { userHandle } = response
  if (userHandle !== undefined && userHandle !== Buffer.from(handleOf(accountId)).toString('base64url')) {
    refuse('PASSKEY_REFUSED')
  }
  const { verifyAuthenticationResponse } = await library()
  const verified = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      ...expected(place, response),
    }),
  )
  if (!verified.verified) return refuse('PASSKEY_REFUSED')
  const { newCounter, credentialBackedUp } = verified.authenticationInfo
  return { counter: newCounter, isBackedUp: credentialBackedUp }
}

const clientData = z.object({ challenge: z.string() })

/** Returns the challenge in the client data, unverified. Refuses malformed data with `PASSKEY_REFUSED`. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge
  } catch {
    return refuse('PASSKEY_REFUSED')
  }
}

function expected(place: Place, response: { clientDataJSON: string }) {
  return {
    expectedChallenge: challengeIn(response),
    expectedOrigin: new URL(place.publicUrl).origin,
    expectedRPID: rpIdOf(place),
    requireUserVerification: true,
  }
}

/** The library throws at anything invalid, in words meant for programmers. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    return refuse('PASSKEY_REFUSED')
  }
}

/** The user handle given to authenticators: the bytes of the account's id. */
const handleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
