export const streamLimits = {
  /** As many new ones are counted; more are "9+". */
  counted: 10,
} as const
