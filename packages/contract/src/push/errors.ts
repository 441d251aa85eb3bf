export const pushErrors = {
  /** The address does not belong to a push service that this product sends to. */
  PUSH_SERVICE_UNKNOWN: 422,
  PUSH_DEVICE_NOT_FOUND: 404,
  PUSH_DEVICE_LIMIT_REACHED: 409,
  /** The browser's push service did not accept the message. */
  PUSH_NOT_TAKEN: 502,
} as const
