import { sql } from 'drizzle-orm'
import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tokensVersion } from '../../../platform/search/tokens.ts'
import { indexEPortfolio } from './index-eportfolio.ts'

const ePortfoliosAtOnce = 100

/** Looks at every e-portfolio, so the start does not wait for it. */
const indexMissing = jobKind<object>('eportfolio.index-missing')

export function handleIndexJobs(platform: Platform): void {
  platform.jobs.handle(indexMissing, () => indexMissingEPortfolios(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, indexMissing, {}))
}

/** Indexes whatever was with other tokens. Each batch is kept, so that a start goes on where one stopped. */
async function indexMissingEPortfolios({ db }: Platform): Promise<void> {
  for (let after: string | undefined = firstId; after !== undefined; ) {
    after = await inTransaction(db, async (transaction) => {
      const missing = await transaction.execute<{ id: string }>(sql`
        select e.id from eportfolios e where e.id > ${after} and not exists
          (select 1 from eportfolio_words w where w.eportfolio_id = e.id and w.version = ${tokensVersion})
        order by e.id limit ${ePortfoliosAtOnce}`)
      for (const { id } of missing.rows) await indexEPortfolio(transaction, id)
      return missing.rows.at(-1)?.id
    })
  }
}
