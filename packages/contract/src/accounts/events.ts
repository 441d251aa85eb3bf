import { eventKind } from '../event.ts'
import type { PlanName } from '../shell/features.ts'

// The subject of all of these is the account.

/** By whose invitation link, where the newcomer's browser names one. */
export const accountSignedUp = eventKind<{ invitation: string | null }>('account.signed_up')
/** Its address was confirmed; without an actor where a school or the operator answers for it. */
export const accountActivated = eventKind('account.activated')
export const termsAccepted = eventKind('account.terms_accepted')
export const passwordChanged = eventKind('account.password_changed')
/** A way to sign in was added or taken off. */
export const identityLinked = eventKind<{ provider: string }>('account.identity_linked')
export const identityUnlinked = eventKind<{ provider: string }>('account.identity_unlinked')
export const passkeyAdded = eventKind<{ name: string }>('account.passkey_added')
export const passkeyRemoved = eventKind<{ name: string }>('account.passkey_removed')
/** An e-mail and a password were added to an account that a provider alone opened. */
export const emailWayAdded = eventKind('account.email_added')
/** From a device that is new to an account which has been signed in to before, it may have been somebody else. */
export const sessionStarted = eventKind<{ device: string; address: string; sessionId: string; isNewDevice: boolean }>(
  'session.started',
)
export const sessionEnded = eventKind('session.ended')

/** `endsAt` is empty where a plan has no end. */
interface Plan extends Record<string, string> {
  plan: PlanName
  endsAt: string
}
export const planGranted = eventKind<Plan>('account.plan_granted')
export const planTakenBack = eventKind<Plan>('account.plan_taken_back')
/** It ends in so many days, at most. */
export const planEnding = eventKind<Plan & { days: string; isTrial: string }>('account.plan_ending')
