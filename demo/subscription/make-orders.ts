import { grantOrder, listOwnOrders, makeOrder, tellPayment } from '../../apps/server/src/features/subscription/demo.ts'
import type { PersonKey } from '../people/people.ts'
import { type Ids, idOf, type Making, platformAt } from '../school/making.ts'
import { stableId } from '../school/stable-id.ts'

/** A bank account that nobody takes for a real one. */
const payTo = {
  bankCode: '000',
  bankName: '示範銀行',
  account: '000-000-00000000',
  accountName: '示範帳戶，請不要匯款',
}

/** Makes an order waiting for payment, one with a reported payment, and one granted. Idempotent. */
export async function makeOrders({ platform, calendar }: Making, ids: Ids): Promise<void> {
  const at = (days: number) => {
    const then = platformAt(platform, calendar.daysAgo(days))
    return {
      ...then,
      config: { ...then.config, payTo, prices: { ...then.config.prices, plusMonth: 99, plusYear: 990 } },
    }
  }
  const order = async (key: PersonKey, daysAgo: number, period: 'month' | 'year') => {
    const me = idOf(ids, key)
    if ((await listOwnOrders(at(daysAgo), me, undefined)).items.length > 0) return undefined
    const { id, amount } = await makeOrder(at(daysAgo), me, { clientId: stableId(`order of ${key}`), period })
    return { me, id, amount, paidOn: dayOf(calendar.daysAgo(daysAgo)) }
  }
  const tell = async (made: Awaited<ReturnType<typeof order>>, daysAgo: number, digits: string) => {
    if (made === undefined) return undefined
    const { me, id, amount, paidOn } = made
    return tellPayment(at(daysAgo), me, id, { digits, paidOn, amount })
  }
  await order('free', 2, 'month')
  await tell(await order('mei', 3, 'year'), 2, '20468')
  const paid = await tell(await order('ho', 40, 'year'), 39, '13579')
  if (!paid?.payment) return
  const by = { id: idOf(ids, 'staff'), requestId: 'demo' }
  await grantOrder(at(38), by, paid.id, { toldAt: paid.payment.toldAt })
}

const dayOf = (moment: Date) => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
