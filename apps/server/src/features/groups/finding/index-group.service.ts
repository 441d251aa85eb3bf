import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fold } from '../../../platform/search/fold.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { nameTokens, tokensVersion } from '../../../platform/search/tokens.ts'
import { groupSearch } from './group-search.tables.ts'

type Named = Record<'id' | 'name' | 'handle', string>

/** Makes a group findable; must be called in every transaction that sets its name or handle. */
export async function indexGroup(transaction: Transaction, { id, name, handle }: Named): Promise<void> {
  const names = [name, handle]
  const entry = {
    names: names.map(fold).join('\n'),
    tokens: [...new Set(names.flatMap(nameTokens))],
    version: tokensVersion,
  }
  await transaction
    .insert(groupSearch)
    .values({ groupId: id, ...entry })
    .onConflictDoUpdate({ target: groupSearch.groupId, set: entry })
}

const groupIndexing: Indexing<Named> = {
  job: 'groups.index-missing',
  atOnce: 500,
  missing: (after, atOnce) => sql`
    select g.id, g.name, g.handle from groups g where g.id > ${after} and not exists
      (select 1 from group_search s where s.group_id = g.id and s.version = ${tokensVersion})
    order by g.id limit ${atOnce} for update of g`,
  index: (transaction, groups) => forEachTogether(groups, (group) => indexGroup(transaction, group)),
}

export const handleGroupFinding = (platform: Platform) => indexMissingAtStart(platform, groupIndexing)
export const indexMissingGroups = (platform: Platform) => indexMissing(platform, groupIndexing)
