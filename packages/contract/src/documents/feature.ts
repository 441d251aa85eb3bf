import type { ContractFeature } from '../feature.ts'
import { documentErrors } from './errors.ts'

export const documents = {
  name: 'documents',
  errors: documentErrors,
} as const satisfies ContractFeature
