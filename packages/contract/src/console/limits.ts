/** Characters unless said otherwise. */
export const consoleLimits = {
  /** Why somebody does something dangerous. */
  reason: { min: 2, max: 500 },
  /** What an account or a school is found by. */
  find: 100,
} as const
