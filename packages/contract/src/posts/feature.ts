import type { ContractFeature } from '../feature.ts'
import { postErrors } from './errors.ts'
import { postScreens } from './screens.ts'

export const posts = {
  name: 'posts',
  screens: postScreens,
  errors: postErrors,
  messageTargets: { portfolio: 'POST_NOT_FOUND' },
  searchCategories: { portfolio: 10, tag: 40, location: 50 },
} as const satisfies ContractFeature
