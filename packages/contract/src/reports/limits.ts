import { durations } from '../limits.ts'

/** Characters unless said otherwise. */
export const reportLimits = {
  description: 1_000,
  /** Pictures that prove a report. */
  pictures: 5,
  /** Reports of one thing by one person while it is not judged. */
  ofOneThing: 3,
  /** Reports of one person a day. */
  daily: 20,
  /** What staff say to each other, and to those whom a decision is about. */
  note: 2_000,
  words: 1_000,
  appeal: 1_000,
  /** Days of a suspension that ends. */
  suspension: { min: 1, max: 365 },
  /** False reports within the time below from which on each further one suspends the right to report. */
  falseReports: 3,
} as const

/** In milliseconds. */
export const reportDurations = {
  falseReportsCount: 90 * durations.day,
  /** How long nobody may report after a false report (spec 2 §12). */
  rightSuspended: 10 * durations.day,
  /** How long the frozen copy of what was reported stays after the end of its case. */
  frozen: 90 * durations.day,
} as const
