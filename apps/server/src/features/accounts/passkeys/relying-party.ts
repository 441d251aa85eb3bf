import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

// A third of a second of a start: it waits for the first passkey.
const library = () => import('@simplewebauthn/server')

/** Whom passkeys are for: the address that people use, and no other. */
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

/** Of signatures, as COSE numbers them: Ed25519, ES256, RS256. What authenticators have. */
const algorithms = [-8, -7, -257]
const timeout = accountDurations.passkeyChallenge
/** A finger, a face or a PIN each time; and whoever signs in need not say who they are. */
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

/** What an authenticator has made, looked into; refuses what does not hold. */
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

/** What a passkey has signed, looked into; refuses what does not hold, and what names another person. */
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

/** The challenge that a browser says it answers; what is no such thing was never asked. */
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

/** The library throws at whatever does not hold, in words for programmers. */
async function orRefuse<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify()
  } catch {
    return refuse('PASSKEY_REFUSED')
  }
}

/** An account as authenticators know it: its id, in bytes. */
const handleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
