import { groupLimits } from '../groups/limits.ts'

/** Characters unless stated otherwise. */
export const pointLimits = {
  /** Points given to a member at once, by hand. */
  issue: { min: 1, max: 100 },
  /** Reason for giving points. */
  reason: { min: 2, max: 60 },
  /** Highest number of points of a member in a group. */
  balance: 1_000_000,
  /** Points that a group can give before a reset. */
  budget: 100_000_000,
  /** Members given points per call: all of a group. */
  atOnce: groupLimits.members,
  /** A member's answer to points. */
  answer: 100,
  /** A group's goal: characters of its title, and number of points. */
  goal: { title: 30, min: 10, max: 1_000_000 },
  /** Movements per page. */
  page: 30,
  /** Movements per group that a child's guardians are shown. */
  forGuardian: 10,
  /** Months of movements shown; twelve are kept, and totals stay. */
  monthsShown: 6,
  /** Archives of cleared movements offered; each is kept twelve months. */
  archives: 20,
  /** Weeks in the chart. */
  weeks: 8,
  /** Percentage of the members that the leaderboard shows. */
  leaderboardPercent: 30,
} as const
