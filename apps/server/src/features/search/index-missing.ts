import { sql } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexPerson } from './index-person.ts'

const peopleAtOnce = 500

/** Indexes whoever is not: accounts that came into the tables by another way. */
export async function indexMissingPeople({ db }: Platform): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (transaction) => {
      const missing = await transaction.execute<{ id: string }>(sql`
        select a.id from accounts a where a.profile_filled_at is not null
          and not exists (select 1 from people_search s where s.account_id = a.id) limit ${peopleAtOnce}`)
      for (const { id } of missing.rows) await indexPerson(transaction, id)
      return missing.rows.length
    })
    if (count < peopleAtOnce) return
  }
}
