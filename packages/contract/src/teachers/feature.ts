import type { ContractFeature } from '../feature.ts'
import { teacherErrors } from './errors.ts'
import { teacherNotices } from './notices.ts'

export const teachers = {
  name: 'teachers',
  errors: teacherErrors,
  helpTopics: { teacher: 310 },
  eventGroups: { teacher: 'account' },
  notices: teacherNotices,
} as const satisfies ContractFeature
