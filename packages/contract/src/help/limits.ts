export const helpLimits = {
  /** Characters that are searched for among the articles. */
  find: 100,
} as const
