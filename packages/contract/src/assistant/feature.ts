import type { ContractFeature } from '../feature.ts'
import { assistantErrors } from './errors.ts'

export const assistant = {
  name: 'assistant',
  errors: assistantErrors,
} as const satisfies ContractFeature
