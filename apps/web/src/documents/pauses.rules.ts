/** Pause between two changes sent. Continuous typing then uses half of the rate limit; edits in between are merged. */
export const sendEveryMs = 200
/** How long to wait for an answer. */
export const answerWithinMs = 10_000
/** A shorter interruption of the connection is not shown. */
export const unsaidMs = 3_000
/** Minimum interval between two reports of the caret. */
export const presenceEveryMs = 300
/** How long a closing document waits for its last changes to be stored. */
export const farewellMs = 5_000

const longestMs = 30_000

/**
 * Returns the pause in ms after so many failures in a row, from 1 to 30 s; never shorter than the server's `retryAfter`
 * seconds.
 */
export const pauseAfter = (failures: number, retryAfter = 0): number =>
  Math.max(Math.min(1_000 * 2 ** (failures - 1), longestMs), retryAfter * 1_000)
