export const rewardErrors = {
  /** The movement does not exist, or the caller may not see it. */
  REWARDS_NOT_FOUND: 404,
  /** The purse has too few points. */
  REWARDS_NOT_ENOUGH: 409,
  /** The points to take back have already been spent. */
  REWARDS_SPENT: 409,
  /** Some recipients do not accept gifts from the caller. */
  REWARDS_NO_GIFTS: 409,
  /** The group belongs to no school whose budget could provide points. */
  REWARDS_NO_SCHOOL: 409,
  /** The school has never been given a budget. */
  REWARDS_NO_BUDGET: 409,
  /** This person, school or group has no ledger. */
  LEDGER_NOT_FOUND: 404,
  /** Some purses would exceed their maximum. */
  REWARDS_PURSE_FULL: 409,
  /** The school has fewer points left than were to be given. */
  REWARDS_BUDGET_EXCEEDED: 409,
  /** The school's budget would exceed its maximum. */
  REWARDS_BUDGET_FULL: 409,
} as const
