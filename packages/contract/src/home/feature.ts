import type { ContractFeature } from '../feature.ts'
import { homeScreens } from './screens.ts'

export const home = {
  name: 'home',
  screens: homeScreens,
} as const satisfies ContractFeature
