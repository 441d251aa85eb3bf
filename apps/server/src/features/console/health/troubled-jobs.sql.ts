/** SQL: whether a job, `j`, failed for the last time. */
export const isGivenUp = "j.state = 'failed'"

/** SQL: whether a job, `j`, failed before and waits for its next try. */
export const isTriedAgain = "j.state = 'retry' and j.retry_count > 0"

export const isTroubled = `(${isGivenUp} or (${isTriedAgain}))`
