export const helpErrors = {
  HELP_ARTICLE_NOT_FOUND: 404,
} as const
