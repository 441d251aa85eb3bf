import { eventsOf, field, nothing } from '../event.ts'

const ofApplication = eventsOf('application')
/** `name` is the prize's name at the time. */
const applied = { ownerId: field.id, name: field.text }
const since = '2026-11-29'

export const prizeApplied = ofApplication('prize.applied', {
  since,
  data: { ...applied, points: field.number },
  undoneBy: ['prize.cancelled', 'prize.refused'],
})
/** The guardian agreed. */
export const prizeAgreed = ofApplication('prize.agreed', { since, data: applied, undoneBy: nothing })
// By staff, whose names are not shown to the applicant.
export const prizeApproved = ofApplication('prize.approved', { since, data: applied, undoneBy: ['prize.cancelled'] })
/** `byGuardian`: the guardian refused; otherwise staff did. */
export const prizeRefused = ofApplication('prize.refused', {
  since,
  data: { ...applied, byGuardian: field.flag },
  undoneBy: nothing,
})
export const prizePreparing = ofApplication('prize.preparing', { since, data: applied, undoneBy: nothing })
export const prizeSent = ofApplication('prize.sent', { since, data: applied, undoneBy: nothing })
/** `byItself`: it was not confirmed within the given days after it was sent. */
export const prizeReceived = ofApplication('prize.received', {
  since,
  data: { ...applied, byItself: field.flag },
  undoneBy: nothing,
})
export const prizeCancelled = ofApplication('prize.cancelled', { since, data: applied, undoneBy: nothing })
