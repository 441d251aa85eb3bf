import type { PersonSummary } from '@learntrail/contract/people/person'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import type { ShowcaseTexts } from '@learntrail/contract/showcase/showcase'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import type { Reading } from '../../platform/platform.ts'
import { everyAccount } from '../accounts/index.ts'
import { personSummaryOf, visiblePerson } from '../people/index.ts'
import { type CardRow, type CardStatement, joinCard, readCards, visiblePost, visiblePostAs } from '../posts/index.ts'
import { showcasePosts, showcases } from './showcase.tables.ts'

interface ShowcaseHead {
  owner: PersonSummary
  headline: string
  introduction: string
}

/**
 * Finds owner, headline and introduction of a showcase, also for a person who never made one; undefined if the viewer
 * may not see the person.
 */
export async function findHead(pool: Pool, viewer: string, ownerId: string): Promise<ShowcaseHead | undefined> {
  const found = await pool.query<ShowcaseHead>({
    name: 'showcase-head',
    text: `select ${personSummaryOf('a')} as owner, coalesce(s.headline, '') as headline,
        coalesce(s.introduction, '') as introduction
      from ${everyAccount('a')} left join showcases s on s.owner_id = a.id
      where a.id = $2 and (a.id = $1 or ${visiblePerson('$1', 'a')})`,
    values: [viewer, ownerId],
  })
  return found.rows[0]
}

/** Lists the chosen records that the viewer may see, in order. */
export async function listShown(
  reading: Reading,
  viewer: string,
  ownerId: string,
  texts: ShowcaseTexts,
  as?: Viewer,
): Promise<CardRow[]> {
  const isVisible = as === undefined ? visiblePost('$1', 'p', 'a') : visiblePostAs(as, 'p', 'a')
  const statement: CardStatement = (card) => ({
    name: `showcase-posts-${card.name}-${as ?? 'seen'}`,
    text: `select ${card.columns} from showcase_posts s ${joinCard('s.post_id')}
      where s.owner_id = $2 and p.owner_id = $2 and ${isVisible} order by s.position`,
    values: [viewer, ownerId],
  })
  return readCards(reading, { viewer, text: texts, statement })
}

export async function replaceShowcase(
  transaction: Transaction,
  head: typeof showcases.$inferInsert & { ownerId: string },
  postIds: string[],
): Promise<void> {
  const { ownerId, headline, introduction, updatedAt } = head
  await transaction
    .insert(showcases)
    .values(head)
    // Locks the row, which serialises two saves at once.
    .onConflictDoUpdate({ target: showcases.ownerId, set: { headline, introduction, updatedAt } })
  await transaction.delete(showcasePosts).where(eq(showcasePosts.ownerId, ownerId))
  if (postIds.length === 0) return
  await transaction.insert(showcasePosts).values(postIds.map((postId, position) => ({ ownerId, position, postId })))
}
