import { orderLimits } from '@learntrail/contract/subscription/limits'
import { dayAfter, dayIn } from '../../platform/clock/taipei.ts'

/** Returns the last day on which an order can be paid; all of that day counts. */
export const lastDayToPay = (now: Date, days: number): string => dayAfter(dayIn(now), days)

interface Ordered {
  createdAt: Date
  payBy: string
  state: 'waiting' | 'told' | 'granted' | 'refused' | 'cancelled'
}

/**
 * Returns what is wrong with the day of a payment; undefined if nothing is. A person who paid in time and reports it
 * late is accepted: for an expired order, a day up to its end is valid.
 */
export function wrongPaymentDay({ createdAt, payBy, state }: Ordered, paidOn: string, now: Date): string | undefined {
  if (paidOn > dayIn(now)) return 'in_future'
  if (paidOn < dayIn(createdAt)) return 'before_order'
  return state === 'waiting' && paidOn > payBy ? 'after_order' : undefined
}

/** Whether a payment may be reported: not for granted or cancelled orders. */
export const canBeTold = ({ state }: Pick<Ordered, 'state'>): boolean =>
  state === 'waiting' || state === 'told' || state === 'refused'

/** Whether a person with these numbers of orders may order another. */
export const isBelowLimits = ({ open, today }: { open: number; today: number }): boolean =>
  open < orderLimits.open && today < orderLimits.daily
