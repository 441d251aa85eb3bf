import type { ContractFeature } from '../feature.ts'
import { ePortfolioErrors } from './errors.ts'
import { ePortfolioNotices } from './notices.ts'
import { ePortfolioScreens } from './screens.ts'

export const ePortfolio = {
  name: 'eportfolio',
  screens: ePortfolioScreens,
  errors: ePortfolioErrors,
  ownCommentTargets: ['ePortfolio'],
  /** Not a category of the specification. */
  searchCategories: { ePortfolio: 20 },
  liveKinds: [
    /** A form of the viewer's e-portfolio with this id changed. */
    'updateEPortfolio',
  ],
  reportTargets: ['ePortfolio'],
  helpTopics: { exportSelect: 180, exportCompile: 190, exportTypeset: 200, exhibition: 220 },
  eventGroups: { eportfolio: 'ePortfolios' },
  notices: ePortfolioNotices,
} as const satisfies ContractFeature
