import type { Locale } from '@learntrail/contract/profiles/preferences'
import { planOrderRefused } from '@learntrail/contract/subscription/events'
import { sql } from 'drizzle-orm'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'
import { lastId } from '../../platform/paging/by-id.ts'
import { listOwn } from './orders.repository.ts'
import { readingOf } from './orders.service.ts'

const words: Record<Locale, Record<'amount' | 'at' | 'paidOn' | 'digits' | 'reason' | 'until', string>> = {
  tw: {
    amount: '金額',
    at: '訂購時間',
    paidOn: '匯款日期',
    digits: '帳號末五碼',
    reason: '沒有找到款項的原因',
    until: '方案用到',
  },
  en: {
    amount: 'Amount',
    at: 'Ordered',
    paidOn: 'Paid on',
    digits: 'Last five digits',
    reason: 'Why the payment was not found',
    until: 'Plan holds until',
  },
}

export const orderBelongings: Belongings = {
  name: 'orders',
  title: { tw: '我的訂單', en: 'My orders' },
  async *entries(platform, personId, locale) {
    const said = words[locale]
    const read = (after: string, limit: number) => listOwn(platform.pool, readingOf(platform), personId, after, limit)
    for await (const order of inPages(lastId, read)) {
      const { number, amount, at, payment, reason, grantedUntil } = order
      yield {
        data: order,
        title: number,
        facts: factsOf(
          [said.amount, String(amount)],
          [said.at, momentIn(locale, new Date(at))],
          [said.paidOn, payment?.paidOn],
          [said.digits, payment?.digits],
          [said.reason, reason],
          [said.until, grantedUntil && momentIn(locale, new Date(grantedUntil))],
        ),
      }
    }
  },
}

/** Paid orders stay for the books, without the person and the digits of their bank account; the rest is deleted. */
export const orderErasure: ErasureStep = {
  name: 'plan_orders account_id',
  async erase({ transaction, personId, limit }) {
    const kept = await transaction.execute(sql`
      update plan_orders set account_id = null, digits = null, client_id = id
      where id in (select id from plan_orders where account_id = ${personId} and state = 'granted' limit ${limit})`)
    if (kept.rowCount === limit) return limit
    const gone = await transaction.execute(sql`
      delete from plan_orders
      where id in (select id from plan_orders where account_id = ${personId} and state <> 'granted' limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

export function orderNotices(): NoticeSource[] {
  const order = 'from plan_orders o where o.id = n.subject_id'
  return [
    noticeOf({
      kind: 'planOrderRefused',
      on: planOrderRefused,
      to: ({ data }) => [data.ownerId],
      detail: ({ id }) => id,
      title: () => `(select o.number ${order})`,
      excerpt: () => `(select o.reason ${order})`,
      // Once reported again or cancelled, there is nothing to do about it.
      stands: (viewer) => `exists (select 1 ${order} and o.account_id = ${viewer} and o.state = 'refused')`,
      place: { type: 'orders', id: 'n.subject_id' },
    }),
  ]
}
