import { limits } from '@learntrail/contract/limits'

/** What a document of an e-portfolio may cost. */
export const documentLimits = { seconds: 120, pages: limits.documentPages }
