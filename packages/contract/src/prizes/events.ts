import { eventsOf, field, nothing } from '../event.ts'

const ofApplication = eventsOf('application')
/** `name` is what the prize was called. */
const applied = { ownerId: field.id, name: field.text }
const since = '2026-11-29'

export const prizeApplied = ofApplication('prize.applied', {
  since,
  data: { ...applied, points: field.number },
  undoneBy: ['prize.cancelled', 'prize.refused'],
})
/** The guardian who was asked said yes. */
export const prizeAgreed = ofApplication('prize.agreed', { since, data: applied, undoneBy: nothing })
// By staff, who are not named to whoever applied.
export const prizeApproved = ofApplication('prize.approved', { since, data: applied, undoneBy: ['prize.cancelled'] })
/** `byGuardian`: the guardian who was asked said no; else staff did. */
export const prizeRefused = ofApplication('prize.refused', {
  since,
  data: { ...applied, byGuardian: field.flag },
  undoneBy: nothing,
})
export const prizePreparing = ofApplication('prize.preparing', { since, data: applied, undoneBy: nothing })
export const prizeSent = ofApplication('prize.sent', { since, data: applied, undoneBy: nothing })
/** `byItself`: nobody said so within the days after it was sent. */
export const prizeReceived = ofApplication('prize.received', {
  since,
  data: { ...applied, byItself: field.flag },
  undoneBy: nothing,
})
export const prizeCancelled = ofApplication('prize.cancelled', { since, data: applied, undoneBy: nothing })
