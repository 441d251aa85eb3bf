import { emptyCourse } from '@learntrail/contract/courses/content'
import type pg from 'pg'
import { indexTokens, phraseText, tokensVersion } from '../../apps/server/src/platform/search/tokens.ts'
import { idInYear, numberedId } from './filled-ids.ts'

/** What the benchmarks refer to in a database filled with courses. */
export interface FilledCourses {
  middleCourse: string
  busyLecturer: string
}

const words = '河川的一年\n跟著基隆河走一年'
const rareWords = '河川的一年\n櫻花鉤吻鮭'

/**
 * Inserts `count` courses of a year by a thousand people: eight of ten are on the shelf and open, one is private and
 * one is still being written; the viewer co-teaches a hundred of other people's. Directly into the tables, for size.
 */
export async function fillCourses(pool: pg.Pool, { count }: { count: number }): Promise<FilledCourses> {
  const course = idInYear('n', '$1::int')
  await pool.query(
    `insert into courses (owner_id, id, client_id, status, name, opening, classifications, recipients, tags, course_type, semester,
        password_hash, edition_number, shown_id, published_at, learner_count, chapter_count, unit_count, minutes, created_at, updated_at)
     select ${numberedId('8000', '1 + n % 1000')}, ${course}, gen_random_uuid(),
        case n % 10 when 0 then 'planning' else 'published' end, '河川的一年', '跟著基隆河走一年',
        array[case when n % 51 = 0 then 'arts' else 'natural_science' end],
        array[case when n % 51 = 0 then 'junior_high' else 'senior_high' end],
        array[case when n % 101 = 0 then '罕見' else '河川' end],
        case when n % 3 = 0 then null when n % 51 = 1 then 'club' else 'required' end,
        case when n % 3 = 1 then null when n % 51 = 2 then '99-1' else (100 + n % 16)::text || '-' || 1 + n % 2 end,
        case n % 10 when 1 then '' end, case n % 10 when 0 then 0 else 1 end,
        case when n % 10 < 2 then null else ${course} end, case n % 10 when 0 then null else now() end, n % 300, 3, 12, 90,
        now(), now() - (1 - n::float8 / $1) * interval '31000000 s'
     from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into course_editions (course_id, number, id, outline, at)
     select id, 1, gen_random_uuid(), $1::jsonb, now() from courses where edition_number = 1`,
    [JSON.stringify({ ...emptyCourse, name: '河川的一年', introduction: '跟著基隆河走一年' })],
  )
  await pool.query(
    `insert into course_edition_pieces (course_id, number, piece_id, unit_id, place, kind, seconds, content)
     select course_id, 1, gen_random_uuid(), gen_random_uuid(), place, 'text', 60, 'text'
     from course_editions, generate_series(1, 3) place`,
  )
  await pool.query(
    `insert into course_editors (course_id, person_id, id, part, is_accepted, invited_at, since)
     select id, ${numberedId('8000', '1')}, gen_random_uuid(), 'coEditor', true, now(), now()
     from (select id from courses where owner_id <> ${numberedId('8000', '1')} order by id limit 100) others`,
  )
  await pool.query(
    `insert into course_learners (course_id, person_id, learner_id, has_joined, at)
     select id, ${numberedId('8000', '2 + (n * 7 + learner) % 900')}, gen_random_uuid(), true, now()
     from (select id, row_number() over (order by id) as n from courses) numbered, generate_series(1, 3) learner`,
  )
  await pool.query(
    `insert into course_words (course_id, tokens, phrases, version)
     select id, array_to_tsvector(case n % 500 when 0 then $2::text[] else $1::text[] end),
        case n % 500 when 0 then $4 else $3 end, $5
     from (select id, row_number() over (order by id) as n from courses where edition_number = 1) numbered`,
    [indexTokens(words), indexTokens(rareWords), phraseText(words), phraseText(rareWords), tokensVersion],
  )
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<FilledCourses>(
    `select shown_id as "middleCourse", ${numberedId('8000', '7')} as "busyLecturer" from courses
     where shown_id is not null order by shown_id offset $1::int * 2 / 5 limit 1`,
    [count],
  )
  return rows[0] as FilledCourses
}
