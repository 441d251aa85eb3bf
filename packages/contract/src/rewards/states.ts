import type { MovementKind } from '../points/states.ts'

/** Why reward points moved. */
export const rewardMovementKinds = [
  /** A course was published for the first time. */
  'course',
  /** A group has given them by hand, out of the budget of its school. */
  'issued',
  /** The operator has given them. */
  'gift',
  /** What was given by mistake was taken back. */
  'correction',
  /** Put on hold for a prize that was applied for. */
  'held',
  /** Given back from hold. */
  'refunded',
  /** The prize was received. */
  'spent',
  /** Whose they were is gone. */
  'expired',
  /** The operator has put them into the budget of a school. */
  'funded',
  /** The operator has taken back what a school had not given. */
  'withdrawn',
  /** What is older than is kept, put together. */
  'carried',
] as const
export type RewardMovementKind = (typeof rewardMovementKinds)[number]

/** Whose points staff look at. */
export const ledgerKinds = ['purse', 'budget', 'group'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Movements of reward points, and those of points of groups. */
export const ledgerMovementKinds = [
  ...rewardMovementKinds,
  ...(['handedIn', 'quality', 'reset', 'opening'] as const satisfies readonly MovementKind[]),
] as const

/** From where points go, and to where; the budget of a school or of a group. */
export const ledgerSides = ['product', 'expired', 'purse', 'hold', 'budget', 'member'] as const
