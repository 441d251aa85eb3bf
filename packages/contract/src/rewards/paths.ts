/** Paths of this feature's screens that the server links to. */
export const rewardPaths = {
  /** Movements of the viewer's reward points. */
  movements: '/rewards/points',
} as const
