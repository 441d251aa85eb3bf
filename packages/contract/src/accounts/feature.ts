import type { ContractFeature } from '../feature.ts'
import { accountErrors } from './errors.ts'
import { accountScreens } from './screens.ts'

export const accounts = {
  name: 'accounts',
  screens: accountScreens,
  errors: accountErrors,
} as const satisfies ContractFeature
