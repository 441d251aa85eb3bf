import { groupLimits } from '../groups/limits.ts'

/** Reward points: a person's own points, with which prizes are paid. Characters unless stated otherwise. */
export const rewardLimits = {
  /** Points given to a member at once, by hand. */
  issue: { min: 1, max: 300 },
  /** Reason for giving points. */
  reason: { min: 2, max: 60 },
  /** Members given points per call: all of a group. */
  atOnce: groupLimits.members,
  /** Maximum points of a purse, including points on hold. */
  balance: 1_000_000,
  /** Maximum points of a school's budget. */
  budget: 100_000_000,
  /** Points that the operator gives a person at once. */
  gift: { min: 1, max: 10_000 },
  /** Points for the first publication of a course. */
  courseReward: 5,
  /** Movements per page. */
  page: 30,
  /** Months of movements shown; twelve are kept, and totals stay. */
  monthsShown: 6,
} as const
