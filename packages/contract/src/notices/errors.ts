export const noticeErrors = {
  /** The link does not come from one of our mails, or its account is gone. */
  UNSUBSCRIBE_UNKNOWN: 404,
} as const
