import { eventsOf, field, nothing } from '../event.ts'

const ofGroup = eventsOf('group')
/** What the group was called. */
const named = { name: field.text }
const since = '2026-11-28'

/** Each of `personIds` was given so many points by hand, for a reason that is with the points. */
export const pointsIssued = ofGroup('points.issued', {
  since,
  data: { ...named, actId: field.id, points: field.number, personIds: field.ids },
  undoneBy: ['points.taken-back', 'points.reset'],
})
/** `movementId` is the movement that was taken back, with all its points. */
export const pointsTakenBack = ofGroup('points.taken-back', {
  since,
  data: { ...named, movementId: field.id, points: field.number, personId: field.id },
  undoneBy: nothing,
})
/** A member said something to points that they were given by `personId`. */
export const pointsAnswered = ofGroup('points.answered', {
  since,
  data: { ...named, movementId: field.id, personId: field.id },
  undoneBy: nothing,
})
/** All points went back to the group; `withRecords`: what was told of them is gone as well. */
export const pointsReset = ofGroup('points.reset', {
  since,
  data: { ...named, points: field.number, withRecords: field.flag },
  undoneBy: nothing,
})
/** The goal to which all points of the group add, or none. */
export const pointsGoalSet = ofGroup('points.goal-set', { since, data: named, undoneBy: nothing })
/** All points that are given now have reached the goal. */
export const pointsGoalReached = ofGroup('points.goal-reached', {
  since,
  data: { ...named, title: field.text },
  undoneBy: ['points.goal-set', 'points.reset'],
})
