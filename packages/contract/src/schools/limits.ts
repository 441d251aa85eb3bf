/** Characters unless stated otherwise. */
export const schoolLimits = {
  /** New first passwords per call: a class. */
  passwordsAtOnce: 60,
  /** Slips per document: more than a large school makes in a year. */
  slips: 1_500,
  /** Bytes of a body with slips; a thousand slips with usual names take some 300 KB. */
  slipsBody: 4_000_000,
  /** Accounts changed per call. */
  changedAtOnce: 60,
  /** Added or changed people of a list who are named before the import. */
  namedPeople: 500,
  /** Accounts per page. */
  page: 60,
} as const
