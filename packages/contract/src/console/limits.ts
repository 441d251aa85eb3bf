/** Characters unless said otherwise. */
export const consoleLimits = {
  /** Why somebody does something dangerous. */
  reason: { min: 2, max: 500 },
  /** What an account or a school is found by. */
  find: 100,
  /** Of the ministry's longest list 300 kB are used; bytes of a file as text, and of what is sent around it. */
  schoolFileBase64: 4_000_000,
  schoolFileBody: 4_100_000,
  /** Differences of an import that are named; the rest is a number. */
  namedDifferences: 200,
  /** Rows of a list of people that are named because they were left out. */
  namedBadRows: 100,
  /** Imports of accounts that are shown. */
  shownImports: 30,
  /** People who are put at a school by one call. */
  matchedAtOnce: 200,
} as const
