import { durations, limits } from '@learntrail/contract/limits'
import { planOrderGranted, planOrderRefused } from '@learntrail/contract/subscription/events'
import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { OrderState } from '@learntrail/contract/subscription/order-facts'
import type { ListedOrder } from '@learntrail/contract/subscription/orders'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { foldSpokenNumber } from '../../platform/ids/spoken-number.ts'
import { firstId, idKey, lastId } from '../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { grantPlanIn, lockAccount, sendMail } from '../accounts/index.ts'
import { receiptMail } from './order-receipt.texts.ts'
import { orderedUntil } from './ordered-until.service.ts'
import * as repository from './orders.repository.ts'
import { readingOf } from './orders.service.ts'

interface Page {
  state?: OrderState | undefined
  words?: string | undefined
  cursor?: string | undefined
}

/** Lists orders; the look is logged, since the list tells who pays for what, and from where. */
export async function listOrders(platform: Platform, by: Actor, { state, words = '', cursor }: Page) {
  await audit(platform, platform.db, { by, act: 'orders.looked' })
  const isOldestFirst = state === 'told' || state === 'waiting'
  const [after] = cursor === undefined ? [isOldestFirst ? firstId : lastId] : decodeCursor(cursor, idKey)
  const page = { state, words: foldSpokenNumber(words) || undefined, isOldestFirst, after, limit: limits.pageSize + 1 }
  const rows = await repository.listAll(platform.pool, readingOf(platform), page)
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}

/** For the menu of the console. */
export async function countWaiting({ db }: Platform) {
  return { waiting: await repository.countTold(db), isUrgent: false }
}

async function readOrder(platform: Platform, id: string): Promise<ListedOrder> {
  return (await repository.readOrder(platform.pool, readingOf(platform), id)) ?? refuse('ORDER_NOT_FOUND')
}

/** Refuses if the reported payment is not the one that staff saw (ORDER_CHANGED). */
function checkSeen({ state, toldAt }: repository.StoredOrder, seen: string): void {
  if (state !== 'told' || toldAt?.getTime() !== Date.parse(seen)) refuse('ORDER_CHANGED')
}

/** Grants an order whose money arrived: plan and receipt are given once, however often it is pressed. */
export async function grantOrder(platform: Platform, by: Actor, id: string, seen: { toldAt: string }) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { accountId } = (await repository.findOrder(transaction, id)) ?? refuse('ORDER_NOT_FOUND')
    // The account before the order, in the order in which orders lock them.
    const account = accountId === null ? undefined : await lockAccount(transaction, accountId)
    const held = (await repository.holdOrder(transaction, id)) ?? refuse('ORDER_NOT_FOUND')
    if (held.state === 'granted') return
    checkSeen(held, seen.toldAt)
    if (account === undefined) refuse('ORDER_CHANGED')
    const { plan, period, number } = held
    const endsAt = await orderedUntil(platform, transaction, account, period)
    const decided = { state: 'granted', decidedBy: by.id, decidedAt: at, grantedUntil: endsAt } as const
    await repository.changeOrder(transaction, id, decided)
    await grantPlanIn(platform, transaction, account.id, { plan, endsAt, source: 'order', reason: number })
    const subject = { type: 'order', id } as const
    const data = { accountId: account.id, plan, endsAt: endsAt.toISOString() }
    await audit(platform, transaction, { by, act: 'order.granted', subject, data })
    const fact = { actorId: null, subjectId: id, data: { ownerId: account.id, name: number }, at }
    await platform.events.record(transaction, planOrderGranted, fact)
    const mail = receiptMail(account, { ...held, ...decided }, platform.config)
    if (mail !== undefined) await platform.jobs.enqueue(transaction, sendMail, mail)
  })
  return readOrder(platform, id)
}

interface Refused {
  toldAt: string
  reason: string
}

/** Refuses an order whose money was not found. The payer reads why, and can report the payment again. */
export async function refuseOrder(platform: Platform, by: Actor, id: string, { toldAt, reason }: Refused) {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdOrder(transaction, id)) ?? refuse('ORDER_NOT_FOUND')
    if (held.state === 'refused' && held.reason === reason) return
    checkSeen(held, toldAt)
    await repository.changeOrder(transaction, id, { state: 'refused', reason, decidedBy: by.id, decidedAt: at })
    const data = { accountId: held.accountId }
    await audit(platform, transaction, { by, act: 'order.refused', subject: { type: 'order', id }, data })
    const { accountId, number } = held
    if (accountId === null) return
    const fact = { actorId: null, subjectId: id, data: { ownerId: accountId, name: number }, at }
    await platform.events.record(transaction, planOrderRefused, fact)
  })
  return readOrder(platform, id)
}

const atOnce = 200

/** Deletes orders that no longer have to be kept. */
export async function forgetOrders({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = {
    unpaid: new Date(now.getTime() - orderLimits.keptDays * durations.day),
    paid: new Date(now.getTime() - orderLimits.keptYears * 366 * durations.day),
  }
  while ((await repository.forgetSome(db, before, atOnce)) === atOnce);
}
