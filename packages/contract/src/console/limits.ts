/** Characters unless said otherwise. */
export const consoleLimits = {
  /** Why somebody does something dangerous. */
  reason: { min: 2, max: 500 },
} as const
