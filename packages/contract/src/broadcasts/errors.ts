export const broadcastErrors = {
  /** Missing, withdrawn, too old or for other recipients. */
  BROADCAST_NOT_FOUND: 404,
  BROADCAST_LIMIT_REACHED: 409,
} as const
