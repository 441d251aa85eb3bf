import type { ContractFeature } from '../feature.ts'
import { profileErrors } from './errors.ts'
import { profileScreens } from './screens.ts'

export const profiles = {
  name: 'profiles',
  screens: profileScreens,
  errors: profileErrors,
} as const satisfies ContractFeature
