import { orderDays } from '@learntrail/contract/subscription/limits'
import type { OrderPeriod } from '@learntrail/contract/subscription/order-facts'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, subscriptionOf } from '../accounts/index.ts'
import { redeemedUntil } from './redeem.rules.ts'

/**
 * Returns until when an order gives Plus: its days follow the present plan, as those of a code do. Refusals:
 * ORDER_NOT_NEEDED, ORDER_OF_OTHER_PLAN.
 */
export async function orderedUntil(
  platform: Platform,
  transaction: Transaction,
  account: Account,
  period: OrderPeriod,
): Promise<Date> {
  const held = await subscriptionOf({ ...platform, db: transaction }, account)
  const until = redeemedUntil(platform.clock.now(), held, { plan: 'plus', days: orderDays[period] })
  if ('endsAt' in until) return until.endsAt
  return refuse(until.refusal === 'PLAN_WITHOUT_END' ? 'ORDER_NOT_NEEDED' : 'ORDER_OF_OTHER_PLAN')
}
