import type { ContractFeature } from '../feature.ts'
import { reportErrors } from './errors.ts'
import { reportNotices } from './notices.ts'
import { reportScreens } from './screens.ts'

export const reports = {
  name: 'reports',
  screens: reportScreens,
  errors: reportErrors,
  consoleRooms: { reports: 30 },
  auditActs: ['case.looked', 'case.taken', 'case.noted', 'case.decided', 'case.lifted', 'case.appeal_answered'],
  auditSubjectTypes: ['case'],
  auditFacts: ['decision', 'falseReports', 'outcome'],
  helpTopics: { safety: 350 },
  eventGroups: { report: 'account' },
  notices: reportNotices,
} as const satisfies ContractFeature
