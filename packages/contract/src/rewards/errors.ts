export const rewardErrors = {
  /** A movement that is not there, or is not for the one who asks. */
  REWARDS_NOT_FOUND: 404,
  /** The purse has fewer points than it takes. */
  REWARDS_NOT_ENOUGH: 409,
  /** What is to be taken back is not in the purse any more. */
  REWARDS_SPENT: 409,
  /** Some take no gifts from the one who gives. */
  REWARDS_NO_GIFTS: 409,
  /** The group has no school, out of whose budget points would come. */
  REWARDS_NO_SCHOOL: 409,
  /** The school was never given any points. */
  REWARDS_NO_BUDGET: 409,
  /** There are no points of this person, school or group. */
  LEDGER_NOT_FOUND: 404,
  /** Some would have more points than a purse holds. */
  REWARDS_PURSE_FULL: 409,
  /** The school has fewer points left than were to be given. */
  REWARDS_BUDGET_EXCEEDED: 409,
  /** The school would have more points than a budget holds. */
  REWARDS_BUDGET_FULL: 409,
} as const
