import type { ContractFeature } from '../feature.ts'
import { groupErrorNumbers, groupErrors } from './errors.ts'
import { groupScreens } from './screens.ts'

export const groups = {
  name: 'groups',
  screens: groupScreens,
  errors: groupErrors,
  errorNumbers: groupErrorNumbers,
  searchCategories: { group: 60 },
} as const satisfies ContractFeature
