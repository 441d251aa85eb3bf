import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { accounts } from './accounts.tables.ts'

/** Stands in for everybody whose account is gone, where something of theirs has to remain for others. */
export const deletedPersonId = '00000000-0000-7000-8000-00000000dead'

/** Inserts the deleted person's account unless it exists. Nobody can open it, and everybody sees it as deleted. */
export async function ensureDeletedPerson(transaction: Transaction): Promise<void> {
  const beginning = new Date(0)
  await transaction
    .insert(accounts)
    .values({
      id: deletedPersonId,
      username: '-',
      registrationRole: 'other',
      passwordUpdatedAt: beginning,
      createdAt: beginning,
      deletedAt: beginning,
    })
    .onConflictDoNothing()
}

interface KeptRows {
  table: string
  /** The column that names the person and is set to the deleted person. */
  by: string
  /** Further assignments: clears references to files, which belonged to the person and are deleted. */
  lettingGoOf?: SQL
}

/**
 * Returns an erasure step that keeps rows others need and hands them to the deleted person. The table has `id` and
 * `client_id`; the latter is set anew, because the browsers of two people may have chosen the same value.
 */
export function keepAsNobodys({ table, by, lettingGoOf }: KeptRows): ErasureStep {
  const kept = sql.identifier(table)
  const owner = sql.identifier(by)
  return {
    name: `${table} ${by}`,
    async erase({ transaction, personId, limit }) {
      await ensureDeletedPerson(transaction)
      const given = await transaction.execute(sql`
        update ${kept} set ${owner} = ${deletedPersonId}, client_id = gen_random_uuid()
          ${lettingGoOf === undefined ? sql`` : sql`, ${lettingGoOf}`}
        where id in (select id from ${kept} where ${owner} = ${personId} order by id limit ${limit})`)
      return given.rowCount ?? 0
    },
  }
}
