import type { ContractFeature } from '../feature.ts'
import { teacherErrors } from './errors.ts'

export const teachers = {
  name: 'teachers',
  errors: teacherErrors,
  helpTopics: { teacher: 310 },
  eventGroups: { teacher: 'account' },
} as const satisfies ContractFeature
