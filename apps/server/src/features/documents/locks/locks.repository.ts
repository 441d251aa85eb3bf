import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { clientOf } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import type { LockTimes } from './locks.rules.ts'

export interface LockRow extends LockTimes {
  thingId: string
  holderId: string
  holderName: string
  askedBy: string | null
}

const findQuery = {
  name: 'document-locks',
  text: `select l.thing_id as "thingId", l.holder_id as "holderId", a.display_name as "holderName", l.since,
      l.input_at as "inputAt", l.seen_at as "seenAt", l.asked_by as "askedBy", l.asked_at as "askedAt"
    from unnest($1::uuid[], $2::text[]) as name(thing_id, kind)
      join document_locks l on l.thing_id = name.thing_id and l.kind = name.kind ${joinAccount('a', 'l.holder_id')}`,
}

/** Returns the stored locks, including expired ones. */
export async function findLocks(db: Queryable, names: readonly DocumentName[]): Promise<LockRow[]> {
  const values = [names.map(({ thingId }) => thingId), names.map(({ kind }) => kind)]
  return (await clientOf(db).query(findQuery, values)).rows
}

/** Serialises changes to a lock; an advisory lock, as the row may not exist yet. */
export async function holdLock(transaction: Transaction, { thingId, kind }: DocumentName): Promise<void> {
  const name = `document lock:${kind}:${thingId}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Gives the lock to an account. */
export async function putLock(
  transaction: Transaction,
  { thingId, kind }: DocumentName,
  { holderId, at }: { holderId: string; at: Date },
): Promise<void> {
  await transaction.execute(sql`
    insert into document_locks (thing_id, kind, holder_id, since, input_at, seen_at)
    values (${thingId}, ${kind}, ${holderId}, ${at}, ${at}, ${at})
    on conflict (thing_id, kind) do update set holder_id = excluded.holder_id, since = excluded.since,
      input_at = excluded.input_at, seen_at = excluded.seen_at, asked_by = null, asked_at = null`)
}

export async function deleteLock(transaction: Transaction, { thingId, kind }: DocumentName): Promise<void> {
  await transaction.execute(sql`delete from document_locks where thing_id = ${thingId} and kind = ${kind}`)
}

export async function putAsked(
  transaction: Transaction,
  { thingId, kind }: DocumentName,
  { askedBy, at }: { askedBy: string; at: Date },
): Promise<void> {
  await transaction.execute(sql`
    update document_locks set asked_by = ${askedBy}, asked_at = ${at} where thing_id = ${thingId} and kind = ${kind}`)
}

/** Notes that the holder has written. */
export async function noteInput(
  db: Queryable,
  { thingId, kind }: DocumentName,
  { holderId, at }: { holderId: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    update document_locks set input_at = greatest(input_at, ${at}), seen_at = greatest(seen_at, ${at})
    where thing_id = ${thingId} and kind = ${kind} and holder_id = ${holderId}`)
}

/** Notes that these accounts have a window open; their locks stay in force. */
export async function noteSeen(db: Queryable, there: readonly (DocumentName & { accountId: string })[], at: Date) {
  await db.execute(sql`
    update document_locks l set seen_at = greatest(l.seen_at, ${at})
    from unnest(${sql.param(there.map(({ thingId }) => thingId))}::uuid[],
      ${sql.param(there.map(({ kind }) => kind))}::text[],
      ${sql.param(there.map(({ accountId }) => accountId))}::uuid[]) as here(thing_id, kind, account_id)
    where l.thing_id = here.thing_id and l.kind = here.kind and l.holder_id = here.account_id`)
}
