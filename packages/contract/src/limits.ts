/** Limits that belong to no feature: lengths in characters, numbers of items. Features have theirs in `limits.ts`. */
export const limits = {
  searchWord: 100,

  /** Years of times that a caller gives: supported by every clock and database, in any time zone. */
  momentYears: { first: 1900, last: 2200 },

  /** Items per page. */
  pageSize: 20,
  /** People per page of a group: a whole class. */
  peoplePageSize: 60,
  maximumPageSize: 50,
} as const

/** Bytes of a JSON body, by purpose; a test compares them with the largest body that each call accepts. */
export const bodyLimits = {
  /** Default. */
  ordinary: 128 * 1024,
  /** Lists of many people or things. */
  long: 512 * 1024,
  /** For saving texts: fits 15,000 characters with all their marks many times over. */
  texts: 1024 * 1024,
} as const

/** In milliseconds. */
export const durations = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
} as const

/** Allowed range of a scheduled appearance, in milliseconds from now: later than `ahead`, at most `atMost`. */
export const scheduling = {
  ahead: 5 * 60_000,
  atMost: 365 * 86_400_000,
} as const

/** Larger numbers are shown as "999+". */
export const countCap = 999
