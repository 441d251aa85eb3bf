import { groupLimits } from '../groups/limits.ts'

/** Reward points: a person's own, with which prizes are paid. Characters unless said otherwise. */
export const rewardLimits = {
  /** Points that a member is given at a time, by hand. */
  issue: { min: 1, max: 300 },
  /** Why. */
  reason: { min: 2, max: 60 },
  /** Members who are given points at a time: all there are. */
  atOnce: groupLimits.members,
  /** What a purse holds at most, with what is on hold from it. */
  balance: 1_000_000,
  /** What a school has to give at most. */
  budget: 100_000_000,
  /** What the operator gives a person at a time. */
  gift: { min: 1, max: 10_000 },
  /** For the first publication of a course. */
  courseReward: 5,
  /** Movements shown at a time. */
  page: 30,
  /** Months that are shown; twelve are kept, and totals stay. */
  monthsShown: 6,
} as const
