import type { ContractFeature } from '../feature.ts'
import { leavingErrors } from './errors.ts'

export const leaving = {
  name: 'leaving',
  errors: leavingErrors,
  helpTopics: { leaving: 370 },
} as const satisfies ContractFeature
