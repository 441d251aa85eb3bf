import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'

/** Time and pages that a document may take. */
export const documentLimits = { seconds: 120, pages: ePortfolioLimits.documentPages }
