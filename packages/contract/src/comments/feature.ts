import type { ContractFeature } from '../feature.ts'
import { commentErrors } from './errors.ts'

export const comments = {
  name: 'comments',
  errors: commentErrors,
} as const satisfies ContractFeature
