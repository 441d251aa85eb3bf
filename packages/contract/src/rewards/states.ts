/** Why reward points moved. */
export const rewardMovementKinds = [
  /** A course was published for the first time. */
  'course',
  /** Put on hold for a prize that was applied for. */
  'held',
  /** Given back from hold. */
  'refunded',
  /** The prize was received. */
  'spent',
  /** Whose they were is gone. */
  'expired',
  /** What is older than is kept, put together. */
  'carried',
] as const
export type RewardMovementKind = (typeof rewardMovementKinds)[number]
