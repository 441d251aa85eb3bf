import { emptyCourse } from '@learntrail/contract/courses/content'
import type pg from 'pg'
import { viewerId } from './fill.ts'
import { numberedId } from './filled-ids.ts'

/** What the benchmarks refer to: a course with very many learners. */
export interface FilledLearners {
  hotCourse: string
  hotUnit: string
  hotFilm: string
  /** A learner of this and many other courses. */
  busyLearner: string
}

const unitCount = 12
/** Length of each film in seconds. */
export const filmSeconds = 3_600
const hotCourse = '00000000-0000-7000-a000-000000000001'
const unit = (place: string) => numberedId('a001', place)
const film = (place: string) => numberedId('a002', place)
const fixed = (kind: string, place: number) => `00000000-0000-7000-${kind}-${place.toString(16).padStart(12, '0')}`

/**
 * Makes a course of the viewer with twelve units, each with a text and a film of an hour. `learners` people learn it,
 * each at a different place, and ask `questions` questions, of which the viewer has answered every second one. Directly
 * into the tables.
 */
export async function fillLearners(
  pool: pg.Pool,
  { learners, questions }: { learners: number; questions: number },
): Promise<FilledLearners> {
  const units = Array.from({ length: unitCount }, (_, place) => ({
    id: fixed('a001', place),
    name: `單元 ${place + 1}`,
    resources: [
      {
        id: fixed('a002', place),
        type: 'video',
        name: '',
        courseFileId: null,
        address: null,
        duration: filmSeconds,
      },
    ],
  }))
  const chapters = [{ id: fixed('a003', 0), name: '第一章', units }]
  await pool.query(
    `insert into courses (owner_id, id, client_id, status, name, opening, edition_number, shown_id, published_at,
        learner_count, chapter_count, unit_count, created_at, updated_at)
     values ($1, $2, gen_random_uuid(), 'published', '河川的一年', '', 1, $2, now(), $3, 1, $4, now(), now())`,
    [viewerId, hotCourse, learners, unitCount],
  )
  await pool.query(
    `insert into course_editions (course_id, number, id, outline, at) values ($1, 1, gen_random_uuid(), $2::jsonb, now())`,
    [hotCourse, JSON.stringify({ ...emptyCourse, name: '河川的一年', chapters })],
  )
  await pool.query(
    `insert into course_edition_pieces (course_id, number, piece_id, unit_id, place, kind, seconds, content)
     select $1, 1, case kind when 'text' then ${unit('place')} else ${film('place')} end, ${unit('place')},
        2 * place + (kind = 'film')::int, kind, case kind when 'text' then 60 else $3 end, kind || place
     from generate_series(0, $2::int - 1) place, unnest(array['text', 'film']) kind`,
    [hotCourse, unitCount, filmSeconds],
  )
  await pool.query(
    `insert into course_learners (course_id, person_id, learner_id, has_joined, at, learnt_at, reported_at, known_edition)
     select $1, ${numberedId('8000', '1 + n')}, gen_random_uuid(), true, now() - interval '30 days',
        now() - n * interval '1 minute', now() - n * interval '1 minute', 1 from generate_series(1, $2::int) n`,
    [hotCourse, learners],
  )
  // Learner n has finished n % 13 units, and seen half of the next one's film in two pieces.
  await pool.query(
    `insert into course_views (course_id, person_id, piece_id, content, seen, again, opened_at, updated_at)
     select $1, ${numberedId('8000', '1 + n')}, case kind when 'text' then ${unit('place')} else ${film('place')} end, kind || place,
        case when kind = 'text' then '{}'::int4multirange when place < n % 13 then int4multirange(int4range(0, $3))
          else int4multirange(int4range(0, $3 / 4), int4range($3 / 2, 3 * $3 / 4)) end,
        case when kind = 'film' and n % 3 = 0 then int4multirange(int4range(60, 180)) else '{}' end, now(), now()
     from generate_series(1, $2::int) n, generate_series(0, $4::int - 1) place, unnest(array['text', 'film']) kind
     where place <= n % 13`,
    [hotCourse, learners, filmSeconds, unitCount],
  )
  await pool.query(
    `insert into comments (id, target_type, target_id, author_id, client_id, content, created_at)
     select ${numberedId('a004', 'n')}, 'course', $1, ${numberedId('8000', '2 + n % $3::int')}, gen_random_uuid(),
        '為什麼夏天的河喘不過氣？', now() from generate_series(1, $2::int) n`,
    [hotCourse, questions, learners - 1],
  )
  await pool.query(
    `insert into course_question_places (comment_id, unit_id, piece_id, second)
     select ${numberedId('a004', 'n')}, ${unit('n % $2')}, ${film('n % $2')}, n % $3 from generate_series(1, $1::int) n`,
    [questions, unitCount, filmSeconds],
  )
  await pool.query(
    `insert into comments (id, target_type, target_id, parent_id, author_id, client_id, content, created_at)
     select ${numberedId('a005', 'n')}, 'course', $1, ${numberedId('a004', 'n')}, $3, gen_random_uuid(), '因為水熱。', now()
     from generate_series(1, $2::int, 2) n`,
    [hotCourse, questions, viewerId],
  )
  await pool.query('vacuum analyze')
  return { hotCourse, hotUnit: fixed('a001', 1), hotFilm: fixed('a002', 0), busyLearner: fixed('8000', 2) }
}
