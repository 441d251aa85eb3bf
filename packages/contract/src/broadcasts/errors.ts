export const broadcastErrors = {
  /** Not there, withdrawn, too old or for others. */
  BROADCAST_NOT_FOUND: 404,
  BROADCAST_LIMIT_REACHED: 409,
} as const
