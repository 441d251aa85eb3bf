import type { Visibility } from '@learntrail/contract/eportfolio/facts'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { isFriendOf, visiblePerson } from '../../people/index.ts'
import type { EPortfolioCardRow } from '../eportfolio.mapping.ts'
import { ePortfolioCard, fromEPortfolios } from '../eportfolio.queries.ts'

interface Page {
  visibility?: Visibility | undefined
  draftId?: string | undefined
  /** Cursor: id of the last one of the page before. */
  after: string | undefined
  limit: number
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** E-portfolios of one person, newest first. */
export async function listOwnCards(
  pool: Pool,
  ownerId: string,
  { visibility, draftId, after, limit }: Page,
): Promise<EPortfolioCardRow[]> {
  const found = await pool.query<EPortfolioCardRow>({
    name: `eportfolios-own-${limit}`,
    text: `select ${ePortfolioCard} ${fromEPortfolios}
      where e.owner_id = $1 and e.id < $2 and ($3::text is null or e.visibility = $3)
        and ($4::uuid is null or e.draft_id = $4)
      order by e.id desc ${limitTo(limit)}`,
    values: [ownerId, after ?? lastId, visibility ?? null, draftId ?? null],
  })
  return found.rows
}

/** Returns how many of these people are the person's friends and visible to them. */
export async function countFriends(transaction: Transaction, personId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const found = await transaction.execute<{ count: number }>(sql`
    with asking (id) as (select ${personId}::uuid)
    select count(*)::int as count from asking ${withValues(joinAccount('t', 'any($1::uuid[])'), ids)}
    where ${sql.raw(isFriendOf('asking.id', 't.id'))} and ${sql.raw(visiblePerson('asking.id', 't'))}`)
  return found.rows[0]?.count ?? 0
}
