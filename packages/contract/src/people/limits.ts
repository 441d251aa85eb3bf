/** Of people and their circles. */
export const peopleLimits = {
  /** Friends of one person. */
  friends: 3_000,
  /** A note of one's own on a person. */
  remark: 10,
} as const
