import type { WatchingReport } from '@learntrail/contract/courses/learning'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Span } from '@learntrail/contract/courses/seen'
import type pg from 'pg'
import { fromCourses, readsEdition } from '../visible.sql.ts'
import { secondsIn } from './progress.sql.ts'

type Reported = WatchingReport['pieces'][number]

const inPiece = (spans: string) => `(${spans} * int4multirange(int4range(0, p.seconds)))`
/**
 * Seconds that may be claimed: the slack, and two (`courseLimits.claimSpeed`) for each second since the last report, or
 * since joining.
 */
const allowed = `(learner.slack + ${courseLimits.claimSpeed}
  * greatest(0, extract(epoch from $4::timestamptz - coalesce(learner.reported_at, learner.at))))`

/**
 * Stores what was seen in one statement. The learner's row says how much may be claimed and is updated with it, so two
 * tabs cannot claim the same time. Nothing is stored if the claim is too large or the person may not read the course.
 * `learnt_at` is kept to the minute, so that a report every ten seconds does not touch its indexes.
 */
const storeQuery = {
  name: 'course-watching-store',
  text: `with claim as materialized (
      select p.piece_id, p.content, ${inPiece('c.seen')} as seen, ${inPiece('c.again')} as again, c.position,
        ${inPiece('c.seen')} - coalesce(v.seen, '{}') as fresh
      from courses course
      join course_edition_pieces p on p.course_id = course.id and p.number = course.edition_number
      join jsonb_to_recordset($3::jsonb) as c (piece_id uuid, seen int4multirange, again int4multirange, position real)
        on c.piece_id = p.piece_id
      left join course_views v on v.course_id = course.id and v.person_id = $2 and v.piece_id = p.piece_id
        and v.content = p.content
      where course.id = $1),
    learner as (
      update course_learners learner set reported_at = greatest($4, coalesce(learner.reported_at, $4)),
        learnt_at = case when learner.learnt_at > $4::timestamptz - interval '1 minute' then learner.learnt_at else $4 end,
        last_unit_id = $5, known_edition = (select edition_number from courses where id = $1),
        slack = least(${courseLimits.claimSlack}, ${allowed} - claimed.seconds)
      from (select coalesce(sum(${secondsIn('fresh')}), 0) as seconds from claim) claimed
      where learner.course_id = $1 and learner.person_id = $2 and learner.has_joined and claimed.seconds <= ${allowed}
        and exists (select 1 ${fromCourses} where course.id = $1 and ${readsEdition('$2', 'course', 'a')})
      returning 1),
    stored as (
      insert into course_views (course_id, person_id, piece_id, content, seen, again, position, opened_at, updated_at)
      select $1, $2, piece_id, content, seen, again, position, $4, $4 from claim where exists (select 1 from learner)
      on conflict (course_id, person_id, piece_id) do update set content = excluded.content,
        seen = case when course_views.content = excluded.content then course_views.seen + excluded.seen else excluded.seen end,
        again = case when course_views.content = excluded.content then course_views.again + excluded.again else excluded.again end,
        opened_at = case when course_views.content = excluded.content then course_views.opened_at else excluded.opened_at end,
        position = excluded.position, updated_at = excluded.updated_at
      returning 1)
    select exists (select 1 from learner) as "isStored", (select count(*) from stored) as count`,
}

export interface Watching {
  courseId: string
  personId: string
  unitId: string
  at: Date
  pieces: readonly Reported[]
}

const multirangeOf = (spans: readonly Span[]) =>
  `{${spans.flatMap(([from, to]) => (from < to ? [`[${from},${to})`] : [])).join(',')}}`

/** Returns false if the report claims too much. */
export async function storeWatching(
  pool: pg.Pool,
  { courseId, personId, unitId, at, pieces }: Watching,
): Promise<boolean> {
  const rows = pieces.map(({ pieceId, seen, again, position }) => ({
    piece_id: pieceId,
    seen: multirangeOf(seen),
    again: multirangeOf(again),
    position,
  }))
  const values = [courseId, personId, JSON.stringify(rows), at, unitId]
  return (await pool.query<{ isStored: boolean }>({ ...storeQuery, values })).rows[0]?.isStored ?? false
}

/** Returns the seconds that may be claimed now, and what is known of the pieces. */
export async function findClaimable(
  pool: pg.Pool,
  { courseId, personId, at, pieces }: Watching,
): Promise<{ seconds: number; known: ReadonlyMap<string, Span[]> }> {
  const { rows } = await pool.query<{ seconds: number; known: Record<string, Span[]> | null }>({
    name: 'course-watching-claimable',
    text: `select ${allowed}::float8 as seconds, (select json_object_agg(p.piece_id,
        (select coalesce(json_agg(json_build_array(lower(span), upper(span))), '[]') from unnest(v.seen) span))
        from courses course join course_edition_pieces p on p.course_id = course.id and p.number = course.edition_number
        join course_views v on v.course_id = course.id and v.person_id = $2 and v.piece_id = p.piece_id
          and v.content = p.content
        where course.id = $1 and p.piece_id = any($3::uuid[])) as known
      from course_learners learner where learner.course_id = $1 and learner.person_id = $2 and learner.has_joined`,
    values: [courseId, personId, pieces.map(({ pieceId }) => pieceId), at],
  })
  const [row] = rows
  return { seconds: row?.seconds ?? 0, known: new Map(Object.entries(row?.known ?? {})) }
}
