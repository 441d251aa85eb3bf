export const noticeErrors = {
  /** A link of a mail that is not one of ours, or of an account that is gone. */
  UNSUBSCRIBE_UNKNOWN: 404,
} as const
