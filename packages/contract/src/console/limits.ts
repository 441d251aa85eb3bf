/** Characters unless stated otherwise. */
export const consoleLimits = {
  /** The reason staff give for a dangerous act. */
  reason: { min: 2, max: 500 },
  /** Search text for an account or a school. */
  find: 100,
  /** Bytes of a file as base64 text, and of the request body around it; the ministry's longest list takes 300 kB. */
  schoolFileBase64: 4_000_000,
  schoolFileBody: 4_100_000,
  /** Differences of an import that are listed; the rest is only counted. */
  namedDifferences: 200,
  /** Rejected rows of a list of people that are listed. */
  namedBadRows: 100,
  /** Imports of accounts that are listed. */
  shownImports: 30,
  /** People assigned to a school per call. */
  matchedAtOnce: 200,
} as const
