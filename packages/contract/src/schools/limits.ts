/** Characters unless said otherwise. */
export const schoolLimits = {
  /** New first passwords by one call: a class. */
  passwordsAtOnce: 60,
  /** Slips of one document: more than a large school makes anew in a year. */
  slips: 1_500,
  /** Most that they could hold; a thousand slips as people are called have some 300 KB. */
  slipsBody: 4_000_000,
  /** Accounts that are changed by one call. */
  changedAtOnce: 60,
  /** People whom a list would add or change that are named before it is imported. */
  namedPeople: 500,
  /** Accounts of a page. */
  page: 60,
} as const
