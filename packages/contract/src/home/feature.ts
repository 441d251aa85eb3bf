import type { ContractFeature } from '../feature.ts'
import { homeScreens } from './screens.ts'

export const home = {
  name: 'home',
  screens: homeScreens,
  helpTopics: { home: 30, install: 330, offline: 340 },
} as const satisfies ContractFeature
