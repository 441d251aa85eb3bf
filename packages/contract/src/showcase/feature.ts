import type { ContractFeature } from '../feature.ts'
import { showcaseScreens } from './screens.ts'

export const showcase = {
  name: 'showcase',
  screens: showcaseScreens,
  eventGroups: { showcase: 'records' },
} as const satisfies ContractFeature
