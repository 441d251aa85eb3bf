import type { ContractFeature } from '../feature.ts'
import { searchScreens } from './screens.ts'

export const search = {
  name: 'search',
  screens: searchScreens,
  helpTopics: { search: 240 },
} as const satisfies ContractFeature
