import { durations } from '../limits.ts'

/** Characters unless stated otherwise. */
export const reportLimits = {
  description: 1_000,
  /** Pictures attached to a report as evidence. */
  pictures: 5,
  /** Reports of one thing by one person before a decision. */
  ofOneThing: 3,
  /** Reports per person per day. */
  daily: 20,
  /** Staff's internal notes, and messages to the people concerned. */
  note: 2_000,
  words: 1_000,
  appeal: 1_000,
  /** Days of a temporary suspension. */
  suspension: { min: 1, max: 365 },
  /** Number of false reports within `falseReportsCount` from which each further one suspends the right to report. */
  falseReports: 3,
} as const

/** In milliseconds. */
export const reportDurations = {
  falseReportsCount: 90 * durations.day,
  /** How long the right to report is suspended after a false report (spec 2 §12). */
  rightSuspended: 10 * durations.day,
  /** How long the frozen copy of reported content is kept after its case is closed. */
  frozen: 90 * durations.day,
} as const
