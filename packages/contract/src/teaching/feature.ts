import type { ContractFeature } from '../feature.ts'
import { teachingScreens } from './screens.ts'

export const teaching = {
  name: 'teaching',
  screens: teachingScreens,
} as const satisfies ContractFeature
