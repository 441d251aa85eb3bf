export const analyticsErrors = {
  /** There are no such figures, or the reader may not see them. */
  FIGURES_NOT_FOUND: 404,
  /** The pupils of this grade or class have already been reminded today. */
  PUPILS_REMINDED_TODAY: 409,
} as const
