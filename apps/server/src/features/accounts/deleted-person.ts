import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { accounts } from './accounts.tables.ts'

/** Stands for everybody whose account has ended, where something of theirs has to stay for others. */
export const deletedPersonId = '00000000-0000-7000-8000-00000000dead'

/** Makes sure that there is one: an account that nobody can open, and that to everybody is a deleted one. */
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
  /** The column that names the person, and comes to name nobody. */
  by: string
  /** What is set besides: files in it were the person's, and go. */
  lettingGoOf?: SQL
}

/**
 * A step that keeps what others need, as the deleted person's. Such a table has `id` and `client_id`, of which the
 * latter is named anew: two people's browsers could have named the same.
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
