import type { ContractFeature } from '../feature.ts'
import { problemErrors } from './errors.ts'
import { problemNotices } from './notices.ts'
import { problemScreens } from './screens.ts'

export const problems = {
  name: 'problems',
  screens: problemScreens,
  errors: problemErrors,
  consoleRooms: { problems: 40 },
  auditActs: ['problem.looked', 'problem.answered', 'problem.closed'],
  auditSubjectTypes: ['problem'],
  auditFacts: ['closes'],
  helpTopics: { problem: 380 },
  eventGroups: { problem: 'account' },
  notices: problemNotices,
} as const satisfies ContractFeature
