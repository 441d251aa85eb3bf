/** Reward points: a person's own, with which prizes are paid. */
export const rewardLimits = {
  /** What a purse holds at most, with what is on hold from it. */
  balance: 1_000_000,
  /** For the first publication of a course. */
  courseReward: 5,
} as const
