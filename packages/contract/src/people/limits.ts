/** Limits of people and their relations. */
export const peopleLimits = {
  /** Friends per person. */
  friends: 3_000,
  /** Characters of a private note on a person. */
  remark: 10,
} as const
