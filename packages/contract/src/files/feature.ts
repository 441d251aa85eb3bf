import type { ContractFeature } from '../feature.ts'
import { fileErrors } from './errors.ts'
import { fileScreens } from './screens.ts'

export const files = {
  name: 'files',
  screens: fileScreens,
  errors: fileErrors,
} as const satisfies ContractFeature
