import type { ContractFeature } from '../feature.ts'
import { profileErrors } from './errors.ts'
import { profileScreens } from './screens.ts'

export const profiles = {
  name: 'profiles',
  screens: profileScreens,
  errors: profileErrors,
  helpTopics: { profile: 270, appearance: 300 },
  eventGroups: { profile: 'account' },
} as const satisfies ContractFeature
