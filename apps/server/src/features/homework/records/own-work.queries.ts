import type { ContentDocument } from '@learntrail/contract/content/document'
import type { FileSummary } from '@learntrail/contract/files/files'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { filesOfVersion } from '../handing-in/hand-in.queries.ts'
import { ownWork } from '../visibility.sql.ts'

/** A piece of a student's own work in its latest version. */
export interface OwnWorkRow {
  id: string
  /** The question's title, as are classification and tags. */
  title: string
  /** The text of the question. */
  asked: string
  text: string
  /** The day in Taiwan on which it was handed in. */
  date: string
  classification: string
  tags: string[]
  customTags: string[]
  files: FileSummary[]
}

const day = `(h.handed_in_at at time zone 'Asia/Taipei')::date`
const columns = `h.id, q.title, q.text as asked, v.text, ${day}::text as date, q.classification, q.tags,
  q.custom_tags as "customTags", ${filesOfVersion('v')} as files`
const from = `homework_hand_ins h join homework_questions q on q.id = h.question_id
  join homework_versions v on v.hand_in_id = h.work_id and v.number = h.version_count`

export interface OwnWorkFilters {
  from?: string | undefined
  to?: string | undefined
  tags?: string[] | undefined
  customTags?: string[] | undefined
  classification?: string | undefined
  /** Words that must all occur in the title or the text. */
  words?: string | undefined
}

/**
 * Returns a page of a student's own work by the day it was handed in, newest first, after the day and id of the
 * previous page's last.
 */
export async function listOwnWork(
  pool: Pool,
  studentId: string,
  filters: OwnWorkFilters,
  { after, limit }: { after: readonly [date: string, id: string] | undefined; limit: number },
): Promise<OwnWorkRow[]> {
  const values: unknown[] = [studentId]
  const add = (value: unknown) => `$${values.push(value)}`
  const conditions = [ownWork('$1', 'h', 'q')]
  if (filters.from !== undefined) conditions.push(`${day} >= ${add(filters.from)}::date`)
  if (filters.to !== undefined) conditions.push(`${day} <= ${add(filters.to)}::date`)
  if (filters.tags !== undefined) conditions.push(`q.tags @> ${add(filters.tags)}::text[]`)
  if (filters.customTags !== undefined) conditions.push(`q.custom_tags @> ${add(filters.customTags)}::text[]`)
  if (filters.classification !== undefined) conditions.push(`q.classification = ${add(filters.classification)}`)
  for (const word of filters.words?.split(/\s+/).filter(Boolean) ?? [])
    conditions.push(`position(lower(${add(word)}) in lower(q.title || ' ' || v.text)) > 0`)
  if (after !== undefined) conditions.push(`(${day}, h.id) < (${add(after[0])}::date, ${add(after[1])}::uuid)`)
  const text = `select ${columns} from ${from} where ${conditions.join(' and ')}
    order by ${day} desc, h.id desc ${limitTo(limit)}`
  return (await pool.query<OwnWorkRow>({ text, values })).rows
}

/** Returns those of these pieces of work that are the student's own and visible, in the order of the ids. */
export async function findOwnWork(
  pool: Pool,
  studentId: string,
  ids: readonly string[],
): Promise<(OwnWorkRow & { content: ContentDocument })[]> {
  if (ids.length === 0) return []
  const found = await pool.query<OwnWorkRow & { content: ContentDocument }>({
    name: 'homework-own-work',
    text: `select ${columns}, v.content from unnest($2::uuid[]) with ordinality as named(id, place), ${from}
      where h.id = named.id and ${ownWork('$1', 'h', 'q')} order by named.place`,
    values: [studentId, ids],
  })
  return found.rows
}

/** Returns how many of these pieces of work are the student's own and handed in. */
export async function countOwnWork(db: Queryable, studentId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const isOwn = sql.raw(ownWork('v.id', 'h', 'q'))
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from homework_hand_ins h join homework_questions q on q.id = h.question_id,
      (select ${studentId}::uuid as id) v
    where h.id = any(${sql.param([...ids])}::uuid[]) and h.version_count > 0 and ${isOwn}`)
  return rows[0]?.count ?? 0
}
