import { eventsOf, field, nothing, orNull } from '../event.ts'

const since = '2026-11-29'
const ofGroup = eventsOf('group')
const ofAccount = eventsOf('account')
const ofSchool = eventsOf('school')

/** Each of `personIds` was given `points` reward points; `name` is the group's name at the time. */
export const rewardsIssued = ofGroup('rewards.issued', {
  since,
  data: { name: field.text, actId: field.id, points: field.number, personIds: field.ids },
  undoneBy: ['rewards.taken-back'],
})
/** By staff, who are not named to the recipient. */
export const rewardsGiven = ofAccount('rewards.given', {
  since,
  data: { actId: field.id, points: field.number },
  undoneBy: ['rewards.taken-back'],
})
/** `movementId` is the movement that was taken back entirely, in `groupId` or by staff. */
export const rewardsTakenBack = ofAccount('rewards.taken-back', {
  since,
  data: { movementId: field.id, points: field.number, groupId: orNull(field.id) },
  undoneBy: nothing,
})
/** `points` is negative if points were withdrawn from a school's budget. */
export const budgetChanged = ofSchool('rewards.budget-changed', {
  since,
  data: { points: field.number },
  undoneBy: nothing,
  isShown: false,
})
