import { durations, limits } from '@learntrail/contract/limits'
import { paymentTold, planOrderCancelled, planOrdered } from '@learntrail/contract/subscription/events'
import type { OrderPeriod } from '@learntrail/contract/subscription/order-facts'
import type { Order } from '@learntrail/contract/subscription/orders'
import { dayIn } from '../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newSpokenNumber } from '../../platform/ids/spoken-number.ts'
import { idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, lockAccount } from '../accounts/index.ts'
import { canBeTold, isBelowLimits, lastDayToPay, wrongPaymentDay } from './order.rules.ts'
import { orderedUntil } from './ordered-until.service.ts'
import * as repository from './orders.repository.ts'

export const readingOf = ({ clock, config }: Platform): repository.Reading => ({
  today: dayIn(clock.now()),
  payTo: config.payTo,
})

interface NewOrder {
  clientId: string
  period: OrderPeriod
}

/** Orders Plus for the caller. Schools write to the operator instead: their price depends on their number of people. */
export async function makeOrder(platform: Platform, me: string, order: NewOrder): Promise<Order> {
  const id = await inTransaction(platform.db, async (transaction) => {
    // Serialised per person, so that the limits hold.
    const account = (await lockAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
    const before = await repository.findByClient(transaction, me, order.clientId)
    return before?.id ?? record(platform, transaction, account, order)
  })
  return readOwn(platform, me, id)
}

async function record(platform: Platform, transaction: Transaction, account: Account, { clientId, period }: NewOrder) {
  const { config, clock, events } = platform
  const { payTo, prices, orderDays } = config
  const amount = { month: prices.plusMonth, year: prices.plusYear }[period]
  if (payTo === undefined || amount === undefined) refuse('ORDERS_NOT_TAKEN')
  const at = clock.now()
  const since = new Date(at.getTime() - durations.day)
  const counted = await repository.countOf(transaction, account.id, { today: dayIn(at), since })
  if (!isBelowLimits(counted)) refuse('ORDER_LIMIT_REACHED', { retryAfter: durations.day / 1_000 })
  // Refuses an order that could not be granted.
  await orderedUntil(platform, transaction, account, period)
  const id = newId(at.getTime())
  const row = {
    id,
    clientId,
    accountId: account.id,
    plan: 'plus' as const,
    period,
    amount,
    payTo,
    createdAt: at,
    payBy: lastDayToPay(at, orderDays),
    state: 'waiting' as const,
  }
  let number = newSpokenNumber(at)
  while (!(await repository.insertOrder(transaction, { ...row, number }))) number = newSpokenNumber(at)
  const data = { ownerId: account.id, name: number }
  await events.record(transaction, planOrdered, { actorId: account.id, subjectId: id, data, at })
  return id
}

export async function listOwn(platform: Platform, me: string, cursor: string | undefined) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listOwn(platform.pool, readingOf(platform), me, after, limits.pageSize + 1)
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}

async function readOwn(platform: Platform, me: string, id: string): Promise<Order> {
  const found = await repository.readOrder(platform.pool, readingOf(platform), id)
  if (found?.person?.id !== me) refuse('ORDER_NOT_FOUND')
  const { person: _, decidedBy: __, ...order } = found
  return order
}

async function holdOwn(transaction: Transaction, me: string, id: string): Promise<repository.StoredOrder> {
  const held = await repository.holdOrder(transaction, id)
  return held?.accountId === me ? held : refuse('ORDER_NOT_FOUND')
}

interface Payment {
  digits: string
  paidOn: string
  amount: number
}

/** Reports a payment; the payer may correct it until staff have found the money. */
export async function tellPayment(platform: Platform, me: string, id: string, { amount, ...payment }: Payment) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = await holdOwn(transaction, me, id)
    if (!canBeTold(held)) refuse('ORDER_CHANGED')
    const wrong = wrongPaymentDay(held, payment.paidOn, at)
    if (wrong !== undefined) refuseField('paidOn', wrong)
    const { state, digits, paidOn, paidAmount } = held
    const isSame = digits === payment.digits && paidOn === payment.paidOn && paidAmount === amount
    if (state === 'told' && isSame) return
    const told = { state: 'told', ...payment, paidAmount: amount, toldAt: at } as const
    await repository.changeOrder(transaction, id, { ...told, reason: '', decidedBy: null, decidedAt: null })
    const data = { ownerId: me, name: held.number }
    await platform.events.record(transaction, paymentTold, { actorId: me, subjectId: id, data, at })
  })
  return readOwn(platform, me, id)
}

/** Cancels an order, unless a payment was reported: the money is on its way then. */
export async function cancelOrder(platform: Platform, me: string, id: string): Promise<Order> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { state, number } = await holdOwn(transaction, me, id)
    if (state === 'cancelled') return
    if (state !== 'waiting' && state !== 'refused') refuse('ORDER_CHANGED')
    await repository.changeOrder(transaction, id, { state: 'cancelled' })
    const data = { ownerId: me, name: number }
    await platform.events.record(transaction, planOrderCancelled, { actorId: me, subjectId: id, data, at })
  })
  return readOwn(platform, me, id)
}
