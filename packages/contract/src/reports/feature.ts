import type { ContractFeature } from '../feature.ts'
import { reportErrors } from './errors.ts'
import { reportScreens } from './screens.ts'

export const reports = {
  name: 'reports',
  screens: reportScreens,
  errors: reportErrors,
} as const satisfies ContractFeature
