import type { FeatureNotices } from '../notices/declaration.ts'
import { ePortfolioPaths } from './paths.ts'

export const ePortfolioNotices = {
  kinds: {
    exportReady: 'service',
    exportFailed: 'service',
    ePortfolioLiked: 'likes',
  },
  places: {
    ePortfolio: (id) => ePortfolioPaths.ePortfolio(id),
  },
} as const satisfies FeatureNotices
