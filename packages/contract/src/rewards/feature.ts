import type { ContractFeature } from '../feature.ts'
import { rewardErrors } from './errors.ts'

export const rewards = {
  name: 'rewards',
  errors: rewardErrors,
} as const satisfies ContractFeature
