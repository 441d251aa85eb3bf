export const broadcastLimits = {
  title: 120,
  text: 5_000,
  /** Months for which broadcasts are shown. */
  months: 6,
  /** Below this number of recipients, reads are not counted: the count would identify people. */
  fewestCounted: 5,
  /** Broadcasts that one sender may have planned or shown at a time. */
  held: 100,
} as const
