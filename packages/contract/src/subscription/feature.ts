import type { ContractFeature } from '../feature.ts'
import { subscriptionErrors } from './errors.ts'
import { subscriptionScreens } from './screens.ts'

export const subscription = {
  name: 'subscription',
  screens: subscriptionScreens,
  errors: subscriptionErrors,
} as const satisfies ContractFeature
