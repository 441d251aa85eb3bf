export const analyticsErrors = {
  /** There are no figures of it, or none that the reader may see. */
  FIGURES_NOT_FOUND: 404,
  /** Those of a grade or class were reminded today. */
  PUPILS_REMINDED_TODAY: 409,
} as const
