export const tagErrors = {
  TAG_NOT_FOUND: 404,
  TAG_EXISTS: 409,
  TAG_LIMIT_REACHED: 409,
} as const
