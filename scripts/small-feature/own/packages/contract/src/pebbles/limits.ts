/** Characters. */
export const pebbleLimits = { words: 200 } as const
