/** In milliseconds. */
export const leavingDurations = {
  /** How long a sign-in counts as proof of identity for an account without a password. */
  freshSignIn: 10 * 60_000,
  preparedArchive: 3_600_000,
} as const
