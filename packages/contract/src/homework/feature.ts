import type { ContractFeature } from '../feature.ts'
import { homeworkErrorNumbers, homeworkErrors } from './errors.ts'
import { homeworkNotices } from './notices.ts'
import { homeworkScreens } from './screens.ts'

export const homework = {
  name: 'homework',
  screens: homeworkScreens,
  errors: homeworkErrors,
  errorNumbers: homeworkErrorNumbers,
  messageTargets: { homework: 'HOMEWORK_NOT_FOUND' },
  liveKinds: [
    /** The question with this id: its content, the viewer's work for it, or what waits to be corrected. */
    'updateHomework',
  ],
  helpTopics: { homework: 170, assign: 171 },
  eventGroups: { homework: 'records' },
  notices: homeworkNotices,
  todos: { homeworkReturned: { place: 10 }, homeworkDue: { place: 20 } },
} as const satisfies ContractFeature
