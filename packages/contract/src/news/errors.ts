export const newsErrors = {
  BANNER_NOT_FOUND: 404,
  BANNER_PICTURE_SHAPE: 422,
  BANNER_LIMIT_REACHED: 409,
  DECORATION_NOT_FOUND: 404,
  /** Another decoration is active in that period. */
  DECORATION_OVERLAPS: 409,
  ARTICLE_NOT_FOUND: 404,
} as const
