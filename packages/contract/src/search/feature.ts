import type { ContractFeature } from '../feature.ts'
import { searchScreens } from './screens.ts'

export const search = {
  name: 'search',
  screens: searchScreens,
  /** Of the specification, until courses and plans are there and have them. */
  searchCategories: { course: 70, sdl: 80 },
  helpTopics: { search: 240 },
} as const satisfies ContractFeature
