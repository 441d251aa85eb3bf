import type { ContractFeature } from '../feature.ts'
import { helpErrors } from './errors.ts'
import { helpScreens } from './screens.ts'

export const help = {
  name: 'help',
  screens: helpScreens,
  errors: helpErrors,
} as const satisfies ContractFeature
