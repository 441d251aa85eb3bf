export const pushLimits = {
  /** Browsers of one person. */
  devices: 20,
  /** Characters of a push service's address. */
  endpoint: 2_000,
} as const
