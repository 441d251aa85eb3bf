import { randomUUID } from 'node:crypto'
import { dayIn } from '../../platform/clock/taipei.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newSpokenNumber } from '../../platform/ids/spoken-number.ts'
import type { Platform } from '../../platform/platform.ts'
import { planOrders } from './subscription.tables.ts'

/** Settings of an operator who sells plans. */
export const sold = {
  PRICE_PLUS_MONTH: '99',
  PRICE_PLUS_YEAR: '990',
  ORDER_DAYS: '7',
  BANK_CODE: '822',
  BANK_NAME: '中國信託',
  BANK_ACCOUNT: '901-540-123456',
  BANK_ACCOUNT_NAME: '學跡有限公司',
}

const payTo = { bankCode: '822', bankName: '中國信託', account: '901-540-123456', accountName: '學跡有限公司' }

/** An order with a reported payment, inserted directly: also works on a server that sells nothing. */
export async function toldOrder({ db, clock }: Platform, accountId: string, number?: string) {
  const at = clock.now()
  const row = {
    id: newId(at.getTime()),
    number: number ?? newSpokenNumber(at),
    accountId,
    clientId: randomUUID(),
    plan: 'plus',
    period: 'month',
    amount: 99,
    payTo,
    createdAt: at,
    payBy: dayIn(at),
    state: 'told',
    digits: '54321',
    paidOn: dayIn(at),
    paidAmount: 99,
    toldAt: at,
  } satisfies typeof planOrders.$inferInsert
  await db.insert(planOrders).values(row)
  return { id: row.id, toldAt: at.toISOString() }
}
