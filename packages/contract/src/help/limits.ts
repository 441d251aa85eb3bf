export const helpLimits = {
  /** Characters of a search among the articles. */
  find: 100,
} as const
