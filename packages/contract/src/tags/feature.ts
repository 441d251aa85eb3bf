import type { ContractFeature } from '../feature.ts'
import { tagErrors } from './errors.ts'

export const tags = {
  name: 'tags',
  errors: tagErrors,
  eventGroups: { tags: 'records' },
} as const satisfies ContractFeature
