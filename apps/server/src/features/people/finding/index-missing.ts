import { sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tokensVersion } from '../../../platform/search/tokens.ts'
import { indexPerson } from './index-person.ts'

const peopleAtOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Looks at every account, so the start does not wait for it. */
const indexMissing = jobKind<object>('people.index-missing')

export function handleFindingJobs(platform: Platform): void {
  platform.jobs.handle(indexMissing, () => indexMissingPeople(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, indexMissing, {}))
}

/** Indexes whoever is not, or was with other tokens: also accounts that came into the tables by another way. */
export async function indexMissingPeople({ db }: Platform): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    after = await inTransaction(db, async (transaction) => {
      const missing = await transaction.execute<{ id: string }>(sql`
        select a.id from accounts a where a.id > ${after} and a.profile_filled_at is not null
          and not exists (select 1 from people_search s where s.account_id = a.id and s.version = ${tokensVersion})
        order by a.id limit ${peopleAtOnce}`)
      for (const { id } of missing.rows) await indexPerson(transaction, id)
      return missing.rows.at(-1)?.id
    })
  }
}
