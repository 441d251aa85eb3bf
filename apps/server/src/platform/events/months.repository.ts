import { sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../database/index.ts'
import { boundOf, type Month, monthAfter, monthOfTable, tableOf } from './months.rules.ts'

/** Who records and who reads wait behind this for a month to come or go, and wait for no lock longer than two seconds. */
const longestWait = '1s'

/** One node at a time; the others find it done. */
export async function holdMonths(transaction: Transaction): Promise<void> {
  await transaction.execute(sql.raw(`set local lock_timeout = '${longestWait}'`))
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('months of events', 0))`)
}

export async function listMonths(db: Queryable): Promise<Month[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'events'::regclass order by 1`)
  return rows.flatMap(({ name }) => monthOfTable(name) ?? [])
}

/** Months of what stands in none: it was recorded long ago, or by a clock that was wrong. */
export async function listStrayMonths(db: Queryable): Promise<Month[]> {
  const { rows } = await db.execute<{ month: Month }>(sql`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM') as month from events_strays order by 1`)
  return rows.map(({ month }) => month)
}

/** Makes a month, with what of it stands in none. */
export async function makeMonth(transaction: Transaction, month: Month): Promise<void> {
  const table = sql.identifier(tableOf(month))
  const [from, to] = [boundOf(month), boundOf(monthAfter(month))]
  await transaction.execute(sql`lock table events_strays in access exclusive mode`)
  await transaction.execute(sql`create table ${table} (like events including defaults)`)
  await transaction.execute(sql`
    with moved as (delete from events_strays where id >= ${from} and id < ${to} returning *)
    insert into ${table} select * from moved`)
  await transaction.execute(
    sql`alter table events attach partition ${table} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
  )
}

export async function dropMonth(transaction: Transaction, month: Month): Promise<void> {
  const table = sql.identifier(tableOf(month))
  await transaction.execute(sql`alter table events detach partition ${table}`)
  await transaction.execute(sql`drop table ${table}`)
}

/** The same of what stands in none, as far as everybody has heard of it. */
export async function dropStraysBefore(transaction: Transaction, month: Month): Promise<void> {
  await transaction.execute(sql`delete from events_strays where id < ${boundOf(month)} and pending = '{}'`)
}

/** How far each handler has come: the first event that it has not heard of. Whoever has heard of all is not there. */
export async function listWatermarks(db: Database): Promise<{ handler: string; firstUnheard: string }[]> {
  const { rows } = await db.execute<{ handler: string; firstUnheard: string }>(sql`
    select handler, min(id::text) as "firstUnheard" from events cross join unnest(pending) as handler
    where pending <> '{}' group by handler order by handler`)
  return rows
}
