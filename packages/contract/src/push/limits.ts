export const pushLimits = {
  /** Browsers per person. */
  devices: 20,
  /** Characters of a push service's address. */
  endpoint: 2_000,
} as const
