/** Addresses of its screens that the server names as well. */
export const rewardPaths = {
  /** How my reward points came and went. */
  movements: '/rewards/points',
} as const
