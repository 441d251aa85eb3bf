export const commentErrors = {
  MESSAGE_NOT_FOUND: 404,
  REPLY_NOT_FOUND: 404,
} as const
