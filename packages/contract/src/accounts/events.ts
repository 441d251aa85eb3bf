import { addedOn, eventsOf, field, nothing, orNull } from '../event.ts'
import { planNames } from '../shell/features.ts'
import { passwordGivers } from './password-givers.ts'

const ofAccount = eventsOf('account')

/** `invitation` is the id of the invitation link, if the new person's browser names one. */
export const accountSignedUp = ofAccount('account.signed_up', {
  since: '2026-11-21',
  data: { invitation: orNull(field.code) },
  undoneBy: ['account.ended'],
})
/** The address was confirmed; there is no actor if a school or the operator vouches for it. */
export const accountActivated = ofAccount('account.activated', { since: '2026-11-21', undoneBy: ['account.ended'] })
export const termsAccepted = ofAccount('account.terms_accepted', { since: '2026-11-21', undoneBy: nothing })
export const passwordChanged = ofAccount('account.password_changed', { since: '2026-11-21', undoneBy: nothing })
/** A replacement for a forgotten password, given to a person who cannot reset it by mail; `as` is the giver's role. */
export const passwordGiven = ofAccount('account.password_given', {
  since: '2026-11-28',
  data: { as: field.oneOf(...passwordGivers) },
  undoneBy: ['account.password_changed'],
})
/** A sign-in method was linked or unlinked. */
export const identityLinked = ofAccount('account.identity_linked', {
  since: '2026-11-22',
  data: { provider: field.code },
  undoneBy: ['account.identity_unlinked'],
})
export const identityUnlinked = ofAccount('account.identity_unlinked', {
  since: '2026-11-22',
  data: { provider: field.code },
  undoneBy: nothing,
})
export const passkeyAdded = ofAccount('account.passkey_added', {
  since: '2026-11-22',
  data: { name: field.text },
  undoneBy: ['account.passkey_removed'],
})
export const passkeyRemoved = ofAccount('account.passkey_removed', {
  since: '2026-11-22',
  data: { name: field.text },
  undoneBy: nothing,
})
/** An e-mail and a password were added to an account that was opened through a provider only. */
export const emailWayAdded = ofAccount('account.email_added', {
  since: '2026-11-22',
  undoneBy: ['account.identity_unlinked'],
})
/** `isNewDevice`: the account has been signed in to before, but not from this device, so it may be another person. */
export const sessionStarted = ofAccount('session.started', {
  since: '2026-11-21',
  data: { device: field.text, address: field.text, sessionId: field.id, isNewDevice: field.flag },
  undoneBy: ['session.ended'],
})
export const sessionEnded = ofAccount('session.ended', { since: '2026-11-21', undoneBy: nothing })

/** `endsAt` is empty for a plan without an end. */
const plan = { plan: field.oneOf(...planNames), endsAt: field.time }
export const planGranted = ofAccount('account.plan_granted', {
  since: '2026-11-24',
  data: plan,
  undoneBy: ['account.plan_taken_back'],
})
export const planTakenBack = ofAccount('account.plan_taken_back', {
  since: '2026-11-24',
  data: plan,
  undoneBy: nothing,
})
/** The plan ends in at most `days` days; `locks` are the features that are lost with it. */
export const planEnding = ofAccount('account.plan_ending', {
  since: '2026-11-24',
  data: { ...plan, days: field.code, isTrial: field.code, locks: addedOn('2026-11-30', field.codes) },
  undoneBy: nothing,
})
