import { sql } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { tokensVersion } from '../../../platform/search/tokens.ts'
import { everyAccount } from '../../accounts/index.ts'
import { indexPerson } from './index-person.service.ts'

/** Indexes every account with a profile that has no current entry, including rows inserted by other means. */
const peopleIndexing: Indexing<{ id: string }> = {
  job: 'people.index-missing',
  atOnce: 500,
  missing: (after, atOnce) => sql`
    select a.id from ${sql.raw(everyAccount('a'))} where a.id > ${after} and a.profile_filled_at is not null
      and not exists (select 1 from people_search s where s.account_id = a.id and s.version = ${tokensVersion})
    order by a.id limit ${atOnce}`,
  index: (transaction, people) => forEachTogether(people, ({ id }) => indexPerson(transaction, id)),
}

export const handleFindingJobs = (platform: Platform) => indexMissingAtStart(platform, peopleIndexing)
export const indexMissingPeople = (platform: Platform) => indexMissing(platform, peopleIndexing)
