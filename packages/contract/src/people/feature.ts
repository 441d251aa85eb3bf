import type { ContractFeature } from '../feature.ts'
import { personScreens } from './screens.ts'

export const people = {
  name: 'people',
  screens: personScreens,
  searchCategories: { friend: 30 },
} as const satisfies ContractFeature
