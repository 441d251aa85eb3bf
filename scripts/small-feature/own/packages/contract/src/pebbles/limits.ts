/** In characters. */
export const pebbleLimits = { words: 200 } as const
