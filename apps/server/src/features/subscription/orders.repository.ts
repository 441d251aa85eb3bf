import type { OrderState } from '@learntrail/contract/subscription/order-facts'
import type { ListedOrder, Order, PayTo } from '@learntrail/contract/subscription/orders'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { personOf } from '../people/index.ts'
import { planOrders } from './subscription.tables.ts'

export type StoredOrder = typeof planOrders.$inferSelect

/** Returns false if another order has its number. */
export async function insertOrder(transaction: Transaction, row: typeof planOrders.$inferInsert): Promise<boolean> {
  const made = await transaction
    .insert(planOrders)
    .values(row)
    .onConflictDoNothing({ target: planOrders.number })
    .returning({ id: planOrders.id })
  return made.length > 0
}

export async function findByClient(db: Queryable, accountId: string, clientId: string) {
  const ofBoth = and(eq(planOrders.accountId, accountId), eq(planOrders.clientId, clientId))
  return (await db.select().from(planOrders).where(ofBoth))[0]
}

/** Counts a person's orders that limit new ones: open ones, and those made since a moment. */
export async function countOf(db: Queryable, accountId: string, { today, since }: { today: string; since: Date }) {
  const ofThem = eq(planOrders.accountId, accountId)
  const isOpen = sql`(${planOrders.state} = 'told' or ${planOrders.state} = 'waiting' and ${planOrders.payBy} >= ${today})`
  return {
    open: await db.$count(planOrders, and(ofThem, isOpen)),
    today: await db.$count(planOrders, and(ofThem, gt(planOrders.createdAt, since))),
  }
}

export async function hasOrders(db: Queryable, accountId: string): Promise<boolean> {
  return (await db.$count(planOrders, eq(planOrders.accountId, accountId))) > 0
}

export async function findOrder(db: Queryable, id: string): Promise<StoredOrder | undefined> {
  return (await db.select().from(planOrders).where(eq(planOrders.id, id)))[0]
}

/** Returns the order, locked until the transaction ends. */
export async function holdOrder(transaction: Transaction, id: string): Promise<StoredOrder | undefined> {
  return (await transaction.select().from(planOrders).where(eq(planOrders.id, id)).for('update'))[0]
}

export async function changeOrder(
  transaction: Transaction,
  id: string,
  change: Partial<typeof planOrders.$inferInsert>,
): Promise<void> {
  await transaction.update(planOrders).set(change).where(eq(planOrders.id, id))
}

/** What reading an order depends on: today in Taiwan, and the operator's present bank account. */
export interface Reading {
  today: string
  payTo: PayTo | undefined
}

/** SQL of the state of an order. $1 today. */
const state = `case when o.state = 'waiting' and o.pay_by < $1::date then 'expired' else o.state end`

/** A bank account corrected by the operator replaces the stored one. $2 present bank account or null. */
const view = `o.id, o.number, o.plan, o.period, o.amount, ${isoTime('o.created_at')} as at, o.pay_by::text as "payBy",
  ${state} as state, coalesce($2::jsonb, o.pay_to) as "payTo", o.reason,
  case when o.told_at is null then null else json_build_object('digits', o.digits, 'paidOn', o.paid_on::text,
    'amount', o.paid_amount, 'toldAt', ${isoTime('o.told_at')}) end as payment,
  ${isoTime('o.decided_at')} as "decidedAt", ${isoTime('o.granted_until')} as "grantedUntil"`

const readingOf = ({ today, payTo }: Reading) => [today, payTo === undefined ? null : JSON.stringify(payTo)]

export async function listOwn(pool: Pool, reading: Reading, me: string, after: string, limit: number) {
  const found = await pool.query<Order>({
    name: `plan-orders-own-${limit}`,
    text: `select ${view} from plan_orders o where o.account_id = $3 and o.id < $4 order by o.id desc ${limitTo(limit)}`,
    values: [...readingOf(reading), me, after],
  })
  return found.rows
}

const staffView = `${view}, ${personOf('o.account_id')} as person, ${personOf('o.decided_by')} as "decidedBy"`

interface Page {
  state: OrderState | undefined
  /** Letters and digits only. */
  words: string | undefined
  isOldestFirst: boolean
  after: string
  limit: number
}

export async function listAll(pool: Pool, reading: Reading, { isOldestFirst, ...page }: Page): Promise<ListedOrder[]> {
  const order = isOldestFirst ? { after: '>', by: 'o.id' } : { after: '<', by: 'o.id desc' }
  const found = await pool.query<ListedOrder>({
    name: `plan-orders-${isOldestFirst}-${page.limit}`,
    text: `select ${staffView} from plan_orders o
      where o.id ${order.after} $3 and ($4::text is null or ${state} = $4)
        and ($5::text is null or o.digits = $5 or starts_with(replace(o.number, '-', ''), $5))
      order by ${order.by} ${limitTo(page.limit)}`,
    values: [...readingOf(reading), page.after, page.state ?? null, page.words ?? null],
  })
  return found.rows
}

export async function readOrder(pool: Pool, reading: Reading, id: string): Promise<ListedOrder | undefined> {
  const found = await pool.query<ListedOrder>({
    name: 'plan-order',
    text: `select ${staffView} from plan_orders o where o.id = $3`,
    values: [...readingOf(reading), id],
  })
  return found.rows[0]
}

export async function countTold(db: Queryable): Promise<number> {
  return db.$count(planOrders, eq(planOrders.state, 'told'))
}

/** Deletes some unpaid orders older than a year, and paid ones that the books no longer need; returns how many. */
export async function forgetSome(db: Queryable, before: { unpaid: Date; paid: Date }, limit: number): Promise<number> {
  const gone = await db.execute(sql`delete from plan_orders where id in (
    select id from plan_orders where (state in ('waiting', 'refused', 'cancelled') and created_at < ${before.unpaid})
      or (state = 'granted' and decided_at < ${before.paid}) limit ${limit})`)
  return gone.rowCount ?? 0
}
