const longestPauseMs = 2_000

/** Returns the pause before the next attempt to reconnect to Redis, in milliseconds, after so many tries. */
export const reconnecting = (tries: number) => Math.min(100 * 2 ** Math.min(tries, 6), longestPauseMs)
