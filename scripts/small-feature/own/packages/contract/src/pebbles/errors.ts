export const pebbleErrors = {
  /** Also where it may not be seen: nobody learns which. */
  PEBBLE_NOT_FOUND: 404,
} as const
