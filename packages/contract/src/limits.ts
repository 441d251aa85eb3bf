/** What no feature has for itself: lengths in characters, numbers of items. Those of a feature are in its `limits.ts`. */
export const limits = {
  searchWord: 100,

  /** Of moments that a caller names: what every clock and database holds, in any time zone. */
  momentYears: { first: 1900, last: 2200 },

  /** Items a page. */
  pageSize: 20,
  /** People a page of a group: a class is seen whole. */
  peoplePageSize: 60,
  maximumPageSize: 50,
} as const

/** Bytes of a JSON body, by what it is for; a test holds the largest that each call takes against it. */
export const bodyLimits = {
  /** Of a call that says nothing else. */
  ordinary: 128 * 1024,
  /** Lists of many people or things. */
  long: 512 * 1024,
  /** Where texts are saved: 15,000 characters with all their marks fit many times. */
  texts: 1024 * 1024,
} as const

/** In milliseconds. */
export const durations = {
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
} as const

/** When something that appears later may appear, in milliseconds from now: later than `ahead`, at most `atMost`. */
export const scheduling = {
  ahead: 5 * 60_000,
  atMost: 365 * 86_400_000,
} as const

/** Numbers above are shown as "999+". */
export const countCap = 999
