import { groupLimits } from '../groups/limits.ts'

/** Characters unless said otherwise. */
export const pointLimits = {
  /** Points of the group that a member is given at a time, by hand. */
  issue: { min: 1, max: 100 },
  /** Why. */
  reason: { min: 2, max: 60 },
  /** Points of the group that a member has at most. */
  balance: 1_000_000,
  /** Points that a group issues before a reset. */
  budget: 100_000_000,
  /** Members who are given points at a time: all there are. */
  atOnce: groupLimits.members,
  /** What a member answers to points that they were given. */
  answer: 100,
  /** Of the goal of a class: its title, and how many points it takes. */
  goal: { title: 30, min: 10, max: 1_000_000 },
  /** Movements shown at a time. */
  page: 30,
  /** Movements of a child that guardians are shown, of each group. */
  forGuardian: 10,
  /** Months that are shown; twelve are kept, and totals stay. */
  monthsShown: 6,
  /** Archives of cleared records that are offered; each stays twelve months. */
  archives: 20,
  /** Weeks that stand side by side. */
  weeks: 8,
  /** Hundredths of the members who are on the leaderboard. */
  leaderboardPercent: 30,
} as const
