import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts'
import { retagged, type TaggedThings } from '../tags/index.ts'
import { posts } from './posts.view.ts'
import { indexPosts } from './words/index-posts.service.ts'

/** Records carry own tags, and a tag counts as used by its records. */
export const taggedPosts: TaggedThings = {
  used: { count: countTags, list: listTags },
  async retag(_platform, transaction, { ownerId, spellings, retag }) {
    const changes = retagged(await holdTagged(transaction, ownerId, spellings), retag)
    if (changes.length === 0) return 0
    await setCustomTags(transaction, changes)
    await indexPosts(
      transaction,
      changes.map(({ id }) => id),
    )
    return changes.length
  },
}

async function countTags(db: Database, ownerId: string): Promise<{ name: string; count: number }[]> {
  const found = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count from posts, unnest(custom_tags) as tag
    where owner_id = ${ownerId} group by tag order by count(*) desc, tag limit 200`)
  return found.rows
}

async function listTags(db: Queryable, ownerId: string): Promise<string[]> {
  const found = await db.execute<{ tag: string }>(
    sql`select distinct tag from posts, unnest(custom_tags) as tag where owner_id = ${ownerId}`,
  )
  return found.rows.map(({ tag }) => tag)
}

/** Returns a person's records with any of these tags, locked until the transaction ends. */
async function holdTagged(transaction: Transaction, ownerId: string, tags: readonly string[]) {
  return transaction
    .select({ id: posts.id, customTags: posts.customTags })
    .from(posts)
    .where(and(eq(posts.ownerId, ownerId), sql`${posts.customTags} && ${sql.param([...tags])}::text[]`))
    .orderBy(posts.id)
    .for('no key update')
}

async function setCustomTags(
  transaction: Transaction,
  changes: readonly { id: string; customTags: string[] }[],
): Promise<void> {
  await transaction.execute(sql`
    update posts p set custom_tags = array(select jsonb_array_elements_text(c -> 'customTags'))
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) c where p.id = (c ->> 'id')::uuid`)
}
