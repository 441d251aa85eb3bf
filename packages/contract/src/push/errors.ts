export const pushErrors = {
  /** The address is of no push service that this service sends to. */
  PUSH_SERVICE_UNKNOWN: 422,
  PUSH_DEVICE_NOT_FOUND: 404,
  PUSH_DEVICE_LIMIT_REACHED: 409,
  /** The browser's push service did not take it. */
  PUSH_NOT_TAKEN: 502,
} as const
