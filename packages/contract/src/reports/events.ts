import { eventsOf, field, nothing } from '../event.ts'

const since = '2026-11-23'
const ofReport = eventsOf('report')

/** Nothing here names whose the reported thing is, or their events would tell them. */
export const reportSent = ofReport('report.sent', { since, data: { caseId: field.id }, undoneBy: nothing })

/** Whoever decided is not named to those whom it is about. */
const ofDecision = eventsOf('decision')
const decided = { ownerId: field.id, caseId: field.id }
/** What is theirs was judged. */
export const reportDecided = ofDecision('report.decided', { since, data: decided, undoneBy: ['report.lifted'] })
/** The case is at its end; those who reported hear of it. */
export const reportClosed = eventsOf('case')('report.closed', {
  since,
  data: { caseId: field.id },
  undoneBy: nothing,
})
export const reportAppealed = ofDecision('report.appealed', {
  since,
  data: { caseId: field.id },
  undoneBy: ['report.appeal-answered'],
})
export const reportAppealAnswered = ofDecision('report.appeal-answered', { since, data: decided, undoneBy: nothing })
export const reportLifted = ofDecision('report.lifted', { since, data: decided, undoneBy: nothing })
