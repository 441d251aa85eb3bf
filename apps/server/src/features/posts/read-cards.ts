import type { ContentDocument } from '@learntrail/contract/posts/content-text'
import type { Post } from '@learntrail/contract/posts/posts'
import type { Pool, QueryConfig } from 'pg'
import { asWritten } from '../../platform/database/index.ts'
import type { JsonText } from '../../platform/json/json-text.ts'
import { rowsOfIds } from '../../platform/paging/rows-of-ids.ts'
import { hiddenComments } from '../comments/index.ts'
import { isBlockedWith } from '../people/index.ts'
import { certificationOf } from './certifications/certifications.ts'
import { groupsOf } from './in-groups/groups-of.ts'
import { coAuthorsOf } from './shared/co-authors.ts'

/*
 * What few records have or few viewers need is read beside the page, for those that have it: whatever stands in the statement
 * of every card is set up for every call, whether it is used or not, and was two thirds of what a card cost.
 */

/** What a record's card says of it by itself. */
export type PostFacts = Pick<
  Post,
  | 'id'
  | 'title'
  | 'date'
  | 'classification'
  | 'tags'
  | 'customTags'
  | 'privacy'
  | 'isPinned'
  | 'likeCount'
  | 'messageCount'
  | 'isLiked'
  | 'isCollected'
>

/** A record as the queries answer it `asWritten`. */
export interface PostRow extends PostFacts {
  ownerId: string
  owner: JsonText<Post['owner']>
  content: JsonText<ContentDocument>
  isCut: boolean
  isWithheld: boolean
  files: JsonText<Post['files']> | null
  coAuthors?: JsonText<Post['coAuthors']> | null
  groups?: JsonText<Post['groups']> | null
  certification?: JsonText<Post['certification']> | null
  publishedAt: string
  editedAt: string | null
}

interface Card extends PostRow {
  /** Whether the viewer has any block, so that counts have to leave people out. */
  hasBlocks: boolean
  /** Whether there are groups, co-authors or a certification to read. */
  hasParts: boolean
}

type Parts = Pick<PostRow, 'coAuthors' | 'groups' | 'certification'>

/** The rows of a statement that selects cards as `$1` sees them, with all that they say. */
export async function readCards<Also = unknown>(
  pool: Pool,
  statement: QueryConfig<unknown[]>,
): Promise<(PostRow & Also)[]> {
  const { rows } = await pool.query<Card & Also>({ ...statement, types: asWritten })
  const viewer = String(statement.values?.[0])
  const withParts = rows.filter(({ hasParts }) => hasParts).map(({ id }) => id)
  if (withParts.length > 0) {
    const parts = await pool.query<Parts & { id: string }>({
      ...partsQuery,
      types: asWritten,
      values: [viewer, withParts],
    })
    const byId = new Map(parts.rows.map((row) => [row.id, row]))
    for (const row of rows) Object.assign(row, byId.get(row.id))
  }
  await subtractHidden(pool, viewer, rows)
  return rows
}

/** Takes out of the counts of these cards what people made whom a block keeps away from the viewer, as the lists do. */
export async function subtractHidden(
  pool: Pool,
  viewer: string,
  rows: Pick<Card, 'id' | 'hasBlocks' | 'likeCount' | 'messageCount'>[],
): Promise<void> {
  if (!rows[0]?.hasBlocks) return
  const ids = rows.map(({ id }) => id)
  const { rows: hidden } = await pool.query<{ id: string; likes: number; messages: number }>({
    ...hiddenQuery,
    values: [viewer, ids],
  })
  const byId = new Map(hidden.map((row) => [row.id, row]))
  for (const row of rows) {
    const { likes, messages } = byId.get(row.id) ?? { likes: 0, messages: 0 }
    row.likeCount -= likes
    row.messageCount -= messages
  }
}

/** Of records that the viewer was found to see: viewer, ids. */
const partsQuery = {
  name: 'post-parts',
  text: `select p.id, ${coAuthorsOf('p', '$1')} as "coAuthors", ${groupsOf('p')} as groups,
      ${certificationOf('$1', 'p')} as certification
    from ${rowsOfIds('$2')} as these(id) join posts p on p.id = these.id`,
}

/** Of these records: viewer, ids. Looked up record by record: a hidden person may have liked a thousand others. */
const hiddenQuery = {
  name: 'post-hidden-counts',
  text: `select p.id, (select count(*) from post_likes l where l.post_id = p.id and ${isBlockedWith('$1', 'l.person_id')})::int as likes,
      (${hiddenComments('$1', 'portfolio', 'p.id')})::int as messages
    from ${rowsOfIds('$2')} as p(id)`,
}
