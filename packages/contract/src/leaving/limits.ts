/** In milliseconds. */
export const leavingDurations = {
  /** A sign-in proves for so long who somebody is, where there is no password. */
  freshSignIn: 10 * 60_000,
  preparedArchive: 3_600_000,
} as const
