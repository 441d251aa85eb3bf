import { sql } from 'drizzle-orm'
import { momentOfId } from '../../ids/moment-of-id.ts'
import type { Queryable, Transaction } from '../database.ts'
import { boundOf, type Month, monthAfter, monthOfPart, partOf, straysOf } from './months.rules.ts'

/**
 * Readers and writers queue behind this lock while a month is created or dropped, and give up on any lock after two
 * seconds.
 */
const longestWait = '1s'

/** Lets one node at a time do it; the others then find it done. */
export async function holdMonths(transaction: Transaction, table: string): Promise<void> {
  await transaction.execute(sql.raw(`set local lock_timeout = '${longestWait}'`))
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`months of ${table}`}, 0))`)
}

export async function listMonths(db: Queryable, table: string): Promise<Month[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass order by 1`)
  return rows.flatMap(({ name }) => monthOfPart(table, name) ?? [])
}

/** Returns the months of rows that are in no monthly partition, by the milliseconds at the start of their ids. */
export async function listStrayMonths(db: Queryable, table: string): Promise<Month[]> {
  const { rows } = await db.execute<{ month: Month }>(sql`
    select distinct to_char(${sql.raw(momentOfId('id'))} at time zone 'UTC', 'YYYY-MM') as month
    from ${sql.identifier(straysOf(table))} order by 1`)
  return rows.map(({ month }) => month)
}

/** Creates a month's partition and moves the stray rows of that month into it. */
export async function makeMonth(transaction: Transaction, table: string, month: Month): Promise<void> {
  const [whole, part, strays] = [table, partOf(table, month), straysOf(table)].map((name) => sql.identifier(name))
  const [from, to] = [boundOf(month), boundOf(monthAfter(month))]
  await transaction.execute(sql`lock table ${strays} in access exclusive mode`)
  await transaction.execute(sql`create table ${part} (like ${whole} including defaults including constraints)`)
  await transaction.execute(sql`
    with moved as (delete from ${strays} where id >= ${from} and id < ${to} returning *)
    insert into ${part} select * from moved`)
  await transaction.execute(
    sql`alter table ${whole} attach partition ${part} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
  )
}

export async function dropMonth(transaction: Transaction, table: string, month: Month): Promise<void> {
  const part = sql.identifier(partOf(table, month))
  await transaction.execute(sql`alter table ${sql.identifier(table)} detach partition ${part}`)
  await transaction.execute(sql`drop table ${part}`)
}
