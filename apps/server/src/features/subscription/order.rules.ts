import { orderLimits } from '@learntrail/contract/subscription/limits'
import { dayAfter, dayIn } from '../../platform/clock/taipei.ts'

/** The last day on which an order can be paid: the whole of it counts. */
export const lastDayToPay = (now: Date, days: number): string => dayAfter(dayIn(now), days)

interface Ordered {
  createdAt: Date
  payBy: string
  state: 'waiting' | 'told' | 'granted' | 'refused' | 'cancelled'
}

/**
 * What is wrong with the day of a payment; undefined where nothing is. Whoever paid in time and tells of it late is not
 * sent away: of an order that has expired, a day before its end is taken.
 */
export function wrongPaymentDay({ createdAt, payBy, state }: Ordered, paidOn: string, now: Date): string | undefined {
  if (paidOn > dayIn(now)) return 'in_future'
  if (paidOn < dayIn(createdAt)) return 'before_order'
  return state === 'waiting' && paidOn > payBy ? 'after_order' : undefined
}

/** What may be told of: not what was granted or cancelled. */
export const canBeTold = ({ state }: Pick<Ordered, 'state'>): boolean =>
  state === 'waiting' || state === 'told' || state === 'refused'

/** Of those that somebody has, whether they may order another. */
export const isBelowLimits = ({ open, today }: { open: number; today: number }): boolean =>
  open < orderLimits.open && today < orderLimits.daily
