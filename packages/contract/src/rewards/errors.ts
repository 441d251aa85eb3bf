export const rewardErrors = {
  /** The purse has fewer points than it takes. */
  REWARDS_NOT_ENOUGH: 409,
} as const
