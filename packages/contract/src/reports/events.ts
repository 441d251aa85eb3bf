import { eventKind } from '../event.ts'

/** The subject is the report. Nothing here names whose the reported thing is, or their events would tell them. */
export const reportSent = eventKind<{ caseId: string }>('report.sent')

// The subject is the decision; whoever decided is not named to those whom it is about.
interface Decided extends Record<string, string> {
  ownerId: string
  caseId: string
}
/** What is theirs was judged. */
export const reportDecided = eventKind<Decided>('report.decided')
/** The case is at its end; those who reported hear of it. The subject is the case. */
export const reportClosed = eventKind<{ caseId: string }>('report.closed')
export const reportAppealed = eventKind<{ caseId: string }>('report.appealed')
export const reportAppealAnswered = eventKind<Decided>('report.appeal-answered')
export const reportLifted = eventKind<Decided>('report.lifted')
