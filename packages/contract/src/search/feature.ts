import type { ContractFeature } from '../feature.ts'
import { searchScreens } from './screens.ts'

export const search = {
  name: 'search',
  screens: searchScreens,
  /** Of the specification, until courses are there and have it. */
  searchCategories: { course: 70 },
  helpTopics: { search: 240 },
} as const satisfies ContractFeature
