export const postErrors = {
  POST_NOT_FOUND: 404,
  POST_CONFLICT: 409,
  /** The group has its maximum of pinned records. */
  GROUP_PIN_LIMIT_REACHED: 409,
  VERSION_NOT_FOUND: 404,
  COLLECTION_FULL: 409,
  ARCHIVE_NOT_FOUND: 404,
} as const
