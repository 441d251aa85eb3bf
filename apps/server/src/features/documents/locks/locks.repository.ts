import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { clientOf } from '../../../platform/database/index.ts'
import type { DocumentName } from '../co-edited.ts'
import type { LockTimes } from './locks.rules.ts'

export interface LockRow extends LockTimes {
  holderId: string
  holderName: string
  askedBy: string | null
}

const findQuery = {
  name: 'document-lock',
  text: `select l.holder_id as "holderId", a.display_name as "holderName", l.since, l.input_at as "inputAt",
      l.seen_at as "seenAt", l.asked_by as "askedBy", l.asked_at as "askedAt"
    from document_locks l join accounts a on a.id = l.holder_id where l.thing_id = $1 and l.kind = $2`,
}

/** The lock as it was kept last; it may be over. */
export async function findLock(db: Queryable, { thingId, kind }: DocumentName): Promise<LockRow | undefined> {
  return (await clientOf(db).query(findQuery, [thingId, kind])).rows[0]
}

/** From now on the account writes alone. */
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

export async function askForLock(
  transaction: Transaction,
  { thingId, kind }: DocumentName,
  { askedBy, at }: { askedBy: string; at: Date },
): Promise<void> {
  await transaction.execute(sql`
    update document_locks set asked_by = ${askedBy}, asked_at = ${at} where thing_id = ${thingId} and kind = ${kind}`)
}

/** Its holder has written. */
export async function noteInput(
  db: Queryable,
  { thingId, kind }: DocumentName,
  { holderId, at }: { holderId: string; at: Date },
): Promise<void> {
  await db.execute(sql`
    update document_locks set input_at = greatest(input_at, ${at}), seen_at = greatest(seen_at, ${at})
    where thing_id = ${thingId} and kind = ${kind} and holder_id = ${holderId}`)
}

/** Windows of these people are there: holders of these locks are not gone. */
export async function noteSeen(db: Queryable, there: readonly (DocumentName & { accountId: string })[], at: Date) {
  await db.execute(sql`
    update document_locks l set seen_at = greatest(l.seen_at, ${at})
    from unnest(${sql.param(there.map(({ thingId }) => thingId))}::uuid[],
      ${sql.param(there.map(({ kind }) => kind))}::text[],
      ${sql.param(there.map(({ accountId }) => accountId))}::uuid[]) as here(thing_id, kind, account_id)
    where l.thing_id = here.thing_id and l.kind = here.kind and l.holder_id = here.account_id`)
}
