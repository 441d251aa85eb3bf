/** Of people and their circles. */
export const peopleLimits = {
  /** Friends of one person. */
  friends: 3_000,
} as const
