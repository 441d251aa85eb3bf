import { eventsOf, field, nothing } from '../event.ts'

/** Nothing is recorded for guests. */
const ofProblem = eventsOf('problem')
const since = '2026-11-24'

export const problemSent = ofProblem('problem.sent', { since, undoneBy: nothing })
export const problemAnswered = ofProblem('problem.answered', { since, data: { ownerId: field.id }, undoneBy: nothing })
