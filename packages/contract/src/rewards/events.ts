import { eventsOf, field, nothing, orNull } from '../event.ts'

const since = '2026-11-29'
const ofGroup = eventsOf('group')
const ofAccount = eventsOf('account')
const ofSchool = eventsOf('school')

/** Each of `personIds` was given so many reward points in a group that was called so. */
export const rewardsIssued = ofGroup('rewards.issued', {
  since,
  data: { name: field.text, actId: field.id, points: field.number, personIds: field.ids },
  undoneBy: ['rewards.taken-back'],
})
/** By staff, who are not named to whoever was given them. */
export const rewardsGiven = ofAccount('rewards.given', {
  since,
  data: { actId: field.id, points: field.number },
  undoneBy: ['rewards.taken-back'],
})
/** `movementId` is the movement that was taken back, with all its points, in `groupId` or by staff. */
export const rewardsTakenBack = ofAccount('rewards.taken-back', {
  since,
  data: { movementId: field.id, points: field.number, groupId: orNull(field.id) },
  undoneBy: nothing,
})
/** Below zero: points were taken out of the budget of a school. */
export const budgetChanged = ofSchool('rewards.budget-changed', {
  since,
  data: { points: field.number },
  undoneBy: nothing,
  isShown: false,
})
