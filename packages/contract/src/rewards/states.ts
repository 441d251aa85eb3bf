import type { MovementKind } from '../points/states.ts'

/** Kinds of movements of reward points. */
export const rewardMovementKinds = [
  /** A course was published for the first time. */
  'course',
  /** Given by hand in a group, from its school's budget. */
  'issued',
  /** Given by the operator. */
  'gift',
  /** Points given by mistake were taken back. */
  'correction',
  /** Put on hold for a prize application. */
  'held',
  /** Released from hold. */
  'refunded',
  /** The prize was received. */
  'spent',
  /** The account of the purse ended. */
  'expired',
  /** Added to a school's budget by the operator. */
  'funded',
  /** Withdrawn by the operator from a school's unspent budget. */
  'withdrawn',
  /** Sum of movements older than the ones kept. */
  'carried',
] as const
export type RewardMovementKind = (typeof rewardMovementKinds)[number]

/** Kinds of ledgers that staff can look at. */
export const ledgerKinds = ['purse', 'budget', 'group'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** Movements of reward points and of group points. */
export const ledgerMovementKinds = [
  ...rewardMovementKinds,
  ...(['handedIn', 'quality', 'reset', 'opening'] as const satisfies readonly MovementKind[]),
] as const

/** Sources and destinations of points; `budget` is a school's or a group's. */
export const ledgerSides = ['product', 'expired', 'purse', 'hold', 'budget', 'member'] as const
