import type { Pool } from 'pg'
import { rowsOf } from '../../../platform/paging/rows-of.ts'
import { noteBlocks } from '../../people/index.ts'
import { hiddenLikes, hiddenMessages } from '../seen-counts.sql.ts'

/** A row of a card, with or without the counts that blocks hide. */
export interface CountedRow {
  id: string
  likeCount: number
  messageCount: number
  /** Whether the viewer has any blocks, so that counts have to leave people out. */
  hasBlocks: boolean
  hiddenLikes?: number
  hiddenMessages?: number
}

/**
 * Subtracts the likes and comments of blocked people from the counts of these cards, so that they agree with the lists.
 */
export async function subtractHidden(pool: Pool, viewer: string, rows: CountedRow[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  noteBlocks(pool, viewer, first.hasBlocks)
  if (!first.hasBlocks) return
  const hidden = first.hiddenLikes === undefined ? await readHidden(pool, viewer, rows) : rows
  const byId = new Map(hidden.map((row) => [row.id, row]))
  for (const row of rows) {
    const { hiddenLikes: likes = 0, hiddenMessages: messages = 0 } = byId.get(row.id) ?? {}
    row.likeCount -= likes
    row.messageCount -= messages
  }
}

type Hidden = Pick<CountedRow, 'id' | 'hiddenLikes' | 'hiddenMessages'>

async function readHidden(pool: Pool, viewer: string, rows: CountedRow[]): Promise<Hidden[]> {
  const ids = rows.map(({ id }) => id)
  return (await pool.query<Hidden>({ ...hiddenQuery, values: [viewer, ids] })).rows
}

/** $1 viewer, $2 ids. Looks up each record by itself: a hidden person may have liked a thousand others. */
const hiddenQuery = {
  name: 'post-hidden-counts',
  text: `select p.id, (${hiddenLikes('$1', 'p')})::int as "hiddenLikes",
      (${hiddenMessages('$1', 'p.id')})::int as "hiddenMessages"
    from ${rowsOf('$2', 'uuid')} as wanted(id) join posts p on p.id = wanted.id`,
}
