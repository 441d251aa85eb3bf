import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'

/** What a document of an e-portfolio may cost. */
export const documentLimits = { seconds: 120, pages: ePortfolioLimits.documentPages }
