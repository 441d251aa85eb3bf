import type { ContractFeature } from '../feature.ts'
import { ePortfolioErrors } from './errors.ts'
import { ePortfolioScreens } from './screens.ts'

export const ePortfolio = {
  name: 'eportfolio',
  screens: ePortfolioScreens,
  errors: ePortfolioErrors,
  ownCommentTargets: ['ePortfolio'],
  /** No category of the specification. */
  searchCategories: { ePortfolio: 20 },
} as const satisfies ContractFeature
