import { eventsOf, field, nothing } from '../event.ts'

const ofGroup = eventsOf('group')
/** Name of the group at the time. */
const named = { name: field.text }
const since = '2026-11-28'

/** Each of `personIds` was given `points` by hand; the reason is stored with the points. */
export const pointsIssued = ofGroup('points.issued', {
  since,
  data: { ...named, actId: field.id, points: field.number, personIds: field.ids },
  undoneBy: ['points.taken-back', 'points.reset'],
})
/** `movementId` is the movement that was taken back entirely. */
export const pointsTakenBack = ofGroup('points.taken-back', {
  since,
  data: { ...named, movementId: field.id, points: field.number, personId: field.id },
  undoneBy: nothing,
})
/** A member answered a movement of points from `personId`. */
export const pointsAnswered = ofGroup('points.answered', {
  since,
  data: { ...named, movementId: field.id, personId: field.id },
  undoneBy: nothing,
})
/** All points went back to the group; `withRecords`: the movements were cleared too. */
export const pointsReset = ofGroup('points.reset', {
  since,
  data: { ...named, points: field.number, withRecords: field.flag },
  undoneBy: nothing,
})
/** The group's common goal was set or removed. */
export const pointsGoalSet = ofGroup('points.goal-set', { since, data: named, undoneBy: nothing })
/** The points given so far have reached the goal. */
export const pointsGoalReached = ofGroup('points.goal-reached', {
  since,
  data: { ...named, title: field.text },
  undoneBy: ['points.goal-set', 'points.reset'],
})
