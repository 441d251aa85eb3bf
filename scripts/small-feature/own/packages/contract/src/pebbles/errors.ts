export const pebbleErrors = {
  /** Also if the caller may not see it, so that nobody learns whether it exists. */
  PEBBLE_NOT_FOUND: 404,
} as const
