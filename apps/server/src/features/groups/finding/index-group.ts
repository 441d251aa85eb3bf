import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fold } from '../../../platform/search/fold.ts'
import { nameTokens, tokensVersion } from '../../../platform/search/tokens.ts'
import { groupSearch } from './group-search.tables.ts'

const groupsAtOnce = 500

/** Looks at every group, so the start does not wait for it. */
const indexMissing = jobKind<object>('groups.index-missing')

export function handleGroupFinding(platform: Platform): void {
  platform.jobs.handle(indexMissing, () => indexMissingGroups(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, indexMissing, {}))
}

interface Named {
  id: string
  name: string
  handle: string
}

/** Makes a group findable; to be called in every transaction that names it. */
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

/** Indexes whatever was with other tokens. */
export async function indexMissingGroups({ db }: Platform): Promise<void> {
  for (let after: string | undefined = firstId; after !== undefined; ) {
    after = await inTransaction(db, async (transaction) => {
      const missing = await transaction.execute<{ id: string; name: string; handle: string }>(sql`
        select g.id, g.name, g.handle from groups g where g.id > ${after} and not exists
          (select 1 from group_search s where s.group_id = g.id and s.version = ${tokensVersion})
        order by g.id limit ${groupsAtOnce} for update of g`)
      for (const group of missing.rows) await indexGroup(transaction, group)
      return missing.rows.at(-1)?.id
    })
  }
}
