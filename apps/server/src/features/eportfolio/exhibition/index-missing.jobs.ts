import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { type Indexing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { tokensVersion } from '../../../platform/search/tokens.ts'
import { indexEPortfolio } from './index-eportfolio.service.ts'

const ePortfolioIndexing: Indexing<{ id: string }> = {
  job: 'eportfolio.index-missing',
  atOnce: 100,
  missing: (after, atOnce) => sql`
    select e.id from eportfolios e where e.id > ${after} and not exists
      (select 1 from eportfolio_words w where w.eportfolio_id = e.id and w.version = ${tokensVersion})
    order by e.id limit ${atOnce}`,
  async index(transaction, ePortfolios) {
    for (const { id } of ePortfolios) await indexEPortfolio(transaction, id)
  },
}

export const handleIndexJobs = (platform: Platform) => indexMissingAtStart(platform, ePortfolioIndexing)
