import type { ContractFeature } from '../feature.ts'
import { leavingErrors } from './errors.ts'

export const leaving = {
  name: 'leaving',
  errors: leavingErrors,
} as const satisfies ContractFeature
