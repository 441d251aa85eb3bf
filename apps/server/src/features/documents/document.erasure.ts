import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

/** What was written together belongs to the others as well: it stays, without the author's account. */
const changesStay: ErasureStep = {
  name: 'document_clients account_id',
  async erase({ transaction, personId, limit }) {
    // Every author has a client number in the document, which leads to their changes.
    const { rows } = await transaction.execute<{ thingId: string; kind: string }>(sql`
      select distinct thing_id as "thingId", kind from document_clients where account_id = ${personId} limit 20`)
    let count = 0
    for (const { thingId, kind } of rows) {
      const changed = await transaction.execute(sql`
        update document_updates set account_id = null where ctid in (
          select ctid from document_updates
          where thing_id = ${thingId} and kind = ${kind} and account_id = ${personId} limit ${limit})`)
      count += changed.rowCount ?? 0
      if (count >= limit) return limit
      await transaction.execute(sql`
        update document_clients set account_id = null
        where thing_id = ${thingId} and kind = ${kind} and account_id = ${personId}`)
    }
    return rows.length === 0 ? 0 : limit
  },
}

export const documentErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'document_locks', by: 'holder_id' }),
  changesStay,
]
