import type { FeatureNotices } from '../notices/declaration.ts'
import { ePortfolioPaths } from './paths.ts'

export const ePortfolioNotices = {
  kinds: {
    exportReady: 'due',
    exportFailed: 'due',
    ePortfolioLiked: 'likes',
  },
  places: {
    ePortfolio: (id) => ePortfolioPaths.ePortfolio(id),
  },
} as const satisfies FeatureNotices
