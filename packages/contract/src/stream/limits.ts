export const streamLimits = {
  /** New items are counted up to this number; more are shown as "9+". */
  counted: 10,
} as const
