export const broadcastLimits = {
  title: 120,
  text: 5_000,
  /** Months that they are shown. */
  months: 6,
  /** Readings of fewer people than these are told to nobody: they would name them. */
  fewestCounted: 5,
  /** That one sender has waiting or shown at a time. */
  held: 100,
} as const
