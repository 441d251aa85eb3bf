import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import { lt, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Queryable } from '../database/index.ts'
import { type Position, readPosition } from './position.rules.ts'
import { liveMessages } from './realtime.tables.ts'

/** A message to the followers of a topic, which is an account or a thing that people look at. */
export interface Message extends LiveItem {
  topic: string
}

export interface TopicItem {
  topic: string
  item: LiveItem
}

/** The messages up to a position, of one topic or of all. */
export interface Told {
  position: Position
  told: TopicItem[]
}

export async function keepMessages(change: Queryable, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ topic, kind, id }) => ({ topic, kind, subjectId: id }))
  await change.insert(liveMessages).values(rows)
}

/**
 * SQL that keeps one message per row of `from`, for a change made in a single statement. `topic`, `id` and `from` are
 * SQL. Call `told()` afterwards.
 */
export const toldOf = ({
  topic,
  kind,
  id,
  from,
}: {
  topic: string
  kind: LiveItem['kind']
  id: string
  from: string
}) => `insert into live_messages (topic, kind, subject_id) select ${topic}, '${kind}', ${id} from ${from}`

interface NewRow {
  seconds: string
  snapshot: string
  told: TopicItem[]
}

const itemOf = (row: string) => `json_build_object('kind', ${row}.kind, 'id', ${row}.subject_id)`
const isAfter = (row: string, snapshot: string) => `${row}.written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(${row}.written_by, ${snapshot}::pg_snapshot)`

// A single statement sees one snapshot: it returns what is new, and exactly where the next one starts.
const newQuery = {
  name: 'live-new',
  text: `
    select floor(extract(epoch from clock_timestamp()))::text as seconds, pg_current_snapshot()::text as snapshot,
      coalesce((
        select json_agg(json_build_object('topic', m.topic, 'item', ${itemOf('m')}) order by m.seq)
        from live_messages m where ${isAfter('m', '$1')}
      ), '[]') as told`,
}

/** Returns everything published after a position, and the new position. */
export async function readNew(pool: Pool, after: Position): Promise<Told> {
  const { rows } = await pool.query<NewRow>({ ...newQuery, values: [after.snapshot] })
  const [{ seconds, snapshot, told }] = rows as [NewRow]
  return { position: { seconds: Number(seconds), snapshot }, told }
}

/** Returns the current position, where a new follower starts. */
export async function readNow(pool: Pool): Promise<Position> {
  const { rows } = await pool.query<{ seconds: string; snapshot: string }>(
    'select floor(extract(epoch from clock_timestamp()))::text as seconds, pg_current_snapshot()::text as snapshot',
  )
  const [{ seconds, snapshot }] = rows as [{ seconds: string; snapshot: string }]
  return { seconds: Number(seconds), snapshot }
}

/** Items; a client that missed more reloads everything. */
export const mostMissed = 500

const between = (after: string) => `
  select coalesce(json_agg(${itemOf('m')} order by m.seq), '[]') as items from (
    select * from live_messages m
    where m.topic = any ($1::uuid[]) and pg_visible_in_snapshot(m.written_by, $2::pg_snapshot) and ${after} limit ${mostMissed + 1}
  ) m`
const sinceQuery = { name: 'live-since', text: between(isAfter('m', '$3')) }
const recentQuery = { name: 'live-recent', text: between("m.at > clock_timestamp() - $3 * interval '1 second'") }

type Topics = readonly string[]

/** Returns what was published to topics after one position, up to another; at most `mostMissed` + 1 items. */
export async function readMissed(pool: Pool, topics: Topics, after: Position, upTo: Position): Promise<LiveItem[]> {
  const { rows } = await pool.query<{ items: LiveItem[] }>({
    ...sinceQuery,
    values: [topics, upTo.snapshot, after.snapshot],
  })
  return rows[0]?.items ?? []
}

/** Returns what was published to topics in the last `seconds`, up to a position; at most `mostMissed` + 1 items. */
export async function readRecent(pool: Pool, topics: Topics, seconds: number, upTo: Position): Promise<LiveItem[]> {
  const { rows } = await pool.query<{ items: LiveItem[] }>({ ...recentQuery, values: [topics, upTo.snapshot, seconds] })
  return rows[0]?.items ?? []
}

const memorySeconds = liveLimits.memoryMinutes * 60
/** Kept twice as long as a client may go back, to allow for the duration of transactions. */
const keptSeconds = 2 * memorySeconds

const endOf = ({ snapshot }: Position) => BigInt(snapshot.split(':')[1] ?? 0)

/**
 * Returns the position a client sent, if everything since is still kept; undefined if it is malformed, too old or from
 * another database.
 */
export function resumable(text: string, now: Position): Position | undefined {
  const position = readPosition(text)
  if (position === undefined) return undefined
  const age = now.seconds - position.seconds
  return age >= 0 && age <= memorySeconds && endOf(position) <= endOf(now) ? position : undefined
}

export async function forgetOldMessages(db: Database): Promise<void> {
  await db
    .delete(liveMessages)
    .where(lt(liveMessages.at, sql`clock_timestamp() - ${keptSeconds} * interval '1 second'`))
}
