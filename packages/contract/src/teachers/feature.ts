import type { ContractFeature } from '../feature.ts'
import { teacherErrors } from './errors.ts'

export const teachers = {
  name: 'teachers',
  errors: teacherErrors,
} as const satisfies ContractFeature
