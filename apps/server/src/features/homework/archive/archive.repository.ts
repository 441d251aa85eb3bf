import type { ContentDocument } from '@learntrail/contract/content/document'
import type { Place } from '@learntrail/contract/homework/places'
import type { ReachedLevels, Rubric } from '@learntrail/contract/homework/rubric'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { fromFiles, joinFile } from '../../files/index.ts'
import { othersQuery, placesQuery } from '../correcting/queue.queries.ts'
import { correctedWork } from '../visibility.sql.ts'
import { homeworkArchives } from './archive.tables.ts'

export type Archive = typeof homeworkArchives.$inferSelect

export async function insertArchive(db: Database, archive: Archive): Promise<void> {
  await db.insert(homeworkArchives).values(archive)
}

export async function findArchive(db: Database, ownerId: string, id: string, now: Date): Promise<Archive | undefined> {
  const { id: named, ownerId: owner, expiresAt } = homeworkArchives
  const found = await db
    .select()
    .from(homeworkArchives)
    .where(and(eq(named, id), eq(owner, ownerId), gt(expiresAt, now)))
  return found[0]
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(homeworkArchives).where(lt(homeworkArchives.expiresAt, now))
}

interface Numbered {
  id: string
  place: number
}

/** Returns the work handed in for a question, with the number of each student. */
export async function listPlaces(pool: Pool, questionId: string): Promise<Numbered[]> {
  return (await pool.query<Numbered>({ ...placesQuery, values: [questionId] })).rows
}

interface Other {
  place: number
  id: string
  name: string
  state: string
}

/** Returns the other students of a question, if the archive holds all of its work. */
export async function listOthers(pool: Pool, archive: Archive): Promise<Other[]> {
  const { questionId, handInIds, createdAt, ownerId } = archive
  return (await pool.query<Other>({ ...othersQuery, values: [questionId, handInIds, createdAt, ownerId] })).rows
}

/** Returns number and total bytes of the files in the latest versions, including recorded remarks. */
export async function sumFiles(pool: Pool, handInIds: string[]): Promise<{ count: number; bytes: number }> {
  const found = await pool.query<{ count: number; bytes: number }>(
    `select count(*)::int as count, coalesce(sum(each.bytes), 0)::float8 as bytes from (
       select held.bytes from homework_hand_ins h join homework_versions v on v.hand_in_id = h.id and v.number = h.version_count
         join homework_version_files held on held.version_id = v.id where h.id = any($1::uuid[])
       union all
       select f.bytes from unnest($1::uuid[]) work(id) cross join lateral (select r.voice_id from homework_remarks r
           where r.hand_in_id = work.id order by r.released_at desc nulls first, r.id desc limit 1) r
         ${joinFile('f', 'r.voice_id')}) each`,
    [handInIds],
  )
  return found.rows[0] ?? { count: 0, bytes: 0 }
}

interface Asked {
  title: string
  rubric: Rubric
  groupId: string | null
}

/** Returns title, rubric and group of a question. */
export async function findAsked(pool: Pool, questionId: string): Promise<Asked> {
  const found = await pool.query<Asked>(
    'select title, rubric, group_id as "groupId" from homework_questions where id = $1',
    [questionId],
  )
  return found.rows[0] ?? { title: '', rubric: [], groupId: null }
}

export interface ArchivedPerson {
  id: string
  name: string
}

export interface ArchivedWork {
  id: string
  /** For a team, its members with an account. */
  people: ArchivedPerson[]
  state: string
  receipt: string
  number: number
  handedInAt: Date
  isLate: boolean
  content: ContentDocument
  text: string
  score: number | null
  levels: ReachedLevels | null
  words: string | null
  files: { id: string; name: string; sha256: string }[]
  /** Remarks at places of the version that the remark is about: this one, unless a newer one was handed in since. */
  places: Place[]
  said: ContentDocument | null
  voice: { name: string; sha256: string } | null
  /** The remark with its ink, drawn on the files of the version that it is about. */
  remarkId: string | null
  hasInk: boolean
}

/** Returns the latest versions, in the order of `ids`, of work that the viewer still corrects. */
export async function readArchived(pool: Pool, viewer: string, ids: string[]): Promise<ArchivedWork[]> {
  const found = await pool.query<ArchivedWork>({
    name: 'homework-archived',
    text: `select h.id, coalesce((select json_agg(json_build_object('id', a.id, 'name', a.display_name) order by o.joined_at, o.id)
          from homework_hand_ins o ${joinAccount('a', 'o.student_id')}
          where o.work_id = h.id and a.deleted_at is null), '[]') as people, h.state, v.receipt,
        v.number, v.handed_in_at as "handedInAt", v.is_late as "isLate", v.content, v.text, r.score, r.levels, r.words,
        coalesce(r.places, '[]') as places, r.content as said, r.voice,
        r.id as "remarkId", coalesce(r.has_ink, false) as "hasInk",
        coalesce((select json_agg(json_build_object('id', held.file_id, 'name', held.name, 'sha256', held.sha256) order by held.position)
          from homework_version_files held where held.version_id = v.id), '[]') as files
      from unnest($2::uuid[]) with ordinality as wanted(id, place) join homework_hand_ins h on h.id = wanted.id
        join homework_questions q on q.id = h.question_id
        join homework_versions v on v.hand_in_id = h.id and v.number = h.version_count
        left join lateral (select r.id, r.ink <> '[]' as has_ink, r.score, r.levels, r.words, r.places, about.content,
            (select json_build_object('name', f.display_name, 'sha256', f.sha256) ${fromFiles('f', 'r.voice_id')}) as voice
          from homework_remarks r join homework_versions about on about.hand_in_id = h.id and about.number = r.hand_in_version
          where r.hand_in_id = h.id
          order by r.released_at desc nulls first, r.id desc limit 1) r on true
      where ${correctedWork('$1', 'h', 'q')} order by wanted.place`,
    values: [viewer, ids],
  })
  return found.rows
}
