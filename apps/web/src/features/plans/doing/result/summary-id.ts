/** Id of the summary field, which is focused if the summary is missing. */
export const summaryId = 'result-summary'
