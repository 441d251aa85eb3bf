/** Of the field on what came of it, which is gone to where it is missing. */
export const summaryId = 'result-summary'
