/** Characters unless stated otherwise. */
export const commentLimits = {
  text: 3_000,
} as const
