import { sql } from 'drizzle-orm'
import { type Database, inTransaction } from '../../platform/database/index.ts'

/** A counter that was wrong. */
export interface Drift {
  table: string
  id: string
  [counter: string]: string | number
}

interface Counter {
  table: 'posts' | 'messages' | 'replies'
  column: 'like_count' | 'message_count' | 'reply_count'
  /** Counts the rows of `t`. */
  truth: string
}

const counters: Counter[] = [
  { table: 'posts', column: 'like_count', truth: 'select count(*) from post_likes l where l.post_id = t.id' },
  { table: 'messages', column: 'like_count', truth: 'select count(*) from message_likes l where l.message_id = t.id' },
  { table: 'replies', column: 'like_count', truth: 'select count(*) from reply_likes l where l.reply_id = t.id' },
  { table: 'messages', column: 'reply_count', truth: 'select count(*) from replies r where r.message_id = t.id' },
  {
    table: 'posts',
    column: 'message_count',
    truth: `select count(distinct m.id) + count(r.id) from messages m left join replies r on r.message_id = m.id
      where m.target_id = t.id`,
  },
]

/** So many wrong ones are set right in one go. */
const mostAtOnce = 500

/** Sets counters right that differ from what they count, and answers which did. */
export async function recount(db: Database): Promise<Drift[]> {
  const drifted: Drift[] = []
  for (const counter of counters) drifted.push(...(await recountOne(db, counter)))
  return drifted
}

// Found without locks, since reading all rows takes a while; then each is counted again while nobody can change it.
async function recountOne(db: Database, { table, column, truth }: Counter): Promise<Drift[]> {
  const [t, c, count] = [sql.identifier(table), sql.identifier(column), sql.raw(`(${truth})`)]
  const suspects = await db.execute<{ id: string }>(
    sql`select t.id from ${t} t where t.${c} <> ${count} order by t.id limit ${mostAtOnce}`,
  )
  const drifted: Drift[] = []
  for (const { id } of suspects.rows) {
    const corrected = await inTransaction(db, async (transaction) => {
      const held = await transaction.execute<{ was: number }>(
        sql`select ${c} as was from ${t} where id = ${id} for update`,
      )
      const changed = await transaction.execute<{ is: number }>(
        sql`update ${t} t set ${c} = ${count} where t.id = ${id} and t.${c} <> ${count} returning t.${c} as is`,
      )
      return { was: held.rows[0]?.was, is: changed.rows[0]?.is }
    })
    const { was, is } = corrected
    if (was !== undefined && is !== undefined) drifted.push({ table, id, column, was, is })
  }
  return drifted
}
