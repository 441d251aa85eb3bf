import { eventsOf, field, nothing } from '../event.ts'

const since = '2026-11-23'
const ofReport = eventsOf('report')

/** These events do not name the owner of the reported content, who would otherwise see them in their log. */
export const reportSent = ofReport('report.sent', { since, data: { caseId: field.id }, undoneBy: nothing })

/** The person who decided is not named to the people concerned. */
const ofDecision = eventsOf('decision')
const decided = { ownerId: field.id, caseId: field.id }
/** A decision about a person's content was made. */
export const reportDecided = ofDecision('report.decided', { since, data: decided, undoneBy: ['report.lifted'] })
/** The case was closed; the reporters are notified. */
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
