/** Between two changes that are sent, so that whoever types all the time spends half of what they may; the rest goes together. */
export const sendEveryMs = 200
/** So long an answer is waited for. */
export const answerWithinMs = 10_000
/** A line that is gone for less is not worth a word. */
export const unsaidMs = 3_000
/** Between two carets that are told. */
export const presenceEveryMs = 300
/** Whoever closes a document leaves the rest of what they wrote so long to be stored. */
export const farewellMs = 5_000

const longestMs = 30_000

/** How long to wait after so many failures in a row, and never shorter than the server asked for. */
export const pauseAfter = (failures: number, retryAfter = 0): number =>
  Math.max(Math.min(1_000 * 2 ** (failures - 1), longestMs), retryAfter * 1_000)
