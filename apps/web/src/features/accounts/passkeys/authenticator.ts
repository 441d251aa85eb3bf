import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

// Loaded with the first passkey, as most people log in without one.
const load = () => import('@simplewebauthn/browser')

export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Whether the browser offers passkeys in the account name's field. */
export async function offersPasskeys(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
}

/** Why asking the person's device failed. */
export type PasskeyFailureReason = 'cancelled' | 'known' | 'address' | 'unable'

export class PasskeyFailure extends Error {
  readonly reason: PasskeyFailureReason

  constructor(reason: PasskeyFailureReason) {
    super(reason)
    this.reason = reason
  }
}

export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await load()
  const { id, response } = await orFail(startRegistration({ optionsJSON }))
  return { id, response }
}

export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { asAutofill = false }: { asAutofill?: boolean } = {},
) {
  const { startAuthentication } = await load()
  const { id, response } = await orFail(startAuthentication({ optionsJSON, useBrowserAutofill: asAutofill }))
  return { id, response }
}

/** Cancels the pending request to the device, if any. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await load()
  WebAuthnAbortService.cancelCeremony()
}

async function orFail<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new PasskeyFailure(reasons[(error as Error).name] ?? 'unable')
  }
}

/** Names of the platform's errors; `NotAllowedError` is also what a timeout gives. */
const reasons: Record<string, PasskeyFailureReason> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
}
