import { randomUUID } from 'node:crypto'
import type { FilmHeat, LearnerPage, LearnerRecord, LearnersOverview } from '@learntrail/contract/courses/learners'
import type { Span } from '@learntrail/contract/courses/seen'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { coursePath } from '../courses.fixture.ts'
import { chapterOf, elsewhere, newFilm, publishedOf, unitOf, watched } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'

type Query = Record<string, string>

export const ask = ({ browser }: TestPerson, id: string, rest = '', query: Query = {}) =>
  browser.get(`${coursePath}/${id}/learners${rest}?${new URLSearchParams(query)}`)

async function told<Answer>(...asked: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(...asked)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

export const listed = (by: TestPerson, id: string, query: Query = {}) => told<LearnerPage>(by, id, '', query)
export const overview = (by: TestPerson, id: string, query: Query = {}) =>
  told<LearnersOverview>(by, id, '/overview', query)
export const heat = (by: TestPerson, id: string, pieceId: string) => told<FilmHeat>(by, id, `/heat/${pieceId}`)
export const one = (by: TestPerson, id: string, personId: string) => told<LearnerRecord>(by, id, `/one/${personId}`)

export const say = ({ browser }: TestPerson, id: string, body: object = {}) =>
  browser.post(`${coursePath}/${id}/learners/messages`, {
    clientId: randomUUID(),
    text: '第二單元的影片換了一支。',
    ...body,
  })

/** A class of the teacher's with these people at these seat numbers. */
export async function newClass(
  product: TestApp,
  teacher: TestPerson,
  people: readonly (readonly [TestPerson, string])[],
): Promise<string> {
  const { id } = await newGroup(teacher)
  await product.platform.pool.query(`update groups set type = 'teaching' where id = $1`, [id])
  for (const [person, number] of people) {
    await place(product, id, person.id, memberRoles.member)
    const seated = 'update group_members set member_number = $3 where group_id = $1 and account_id = $2'
    await product.platform.pool.query(seated, [id, person.id, number])
  }
  return id
}

/** A course with a film of this many seconds and a page. */
export async function newFilmCourse(product: TestApp, teacher: TestPerson, seconds = 100) {
  const { _id } = await publishedOf(product, teacher, unitOf(elsewhere(null)))
  const film = await newFilm(product, teacher, _id, seconds)
  const page = elsewhere(null)
  const [first, second] = [unitOf(film), unitOf(page)]
  await rewrite(product, teacher, _id, { chapters: [chapterOf(first, second)] })
  const watch = (by: TestPerson, seen: Span[], again: Span[] = []) =>
    watched(by, _id, first.id, { pieceId: film.id, seen, again })
  const open = (by: TestPerson) => watched(by, _id, second.id, { pieceId: page.id })
  return { _id, film, page, first, second, watch, open }
}

/** Adds accounts that joined the course, as an established class. */
export async function manyLearners(
  product: TestApp,
  teacher: TestPerson,
  courseId: string,
  count: number,
): Promise<string[]> {
  const { pool, clock } = product.platform
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
        'email', 'many-' || n || '-' || $2 || '@test.test', 'username', 'many' || n || left($2, 8),
        'display_name', '學生' || n % 20))).*
      from accounts a cross join generate_series(1, $3::int) n where a.id = $1 returning id`,
    [teacher.id, courseId, count],
  )
  await pool.query(
    `insert into course_learners (course_id, person_id, learner_id, has_joined, at, learnt_at)
     select $1, id, gen_random_uuid(), true, $3::timestamptz - place % 9 * interval '1 day',
       case when place % 3 = 0 then $3::timestamptz - place % 5 * interval '1 day' end
     from unnest($2::uuid[]) with ordinality person (id, place)`,
    [courseId, rows.map(({ id }) => id), clock.now()],
  )
  await pool.query(
    `insert into course_views (course_id, person_id, piece_id, content, seen, position, opened_at, updated_at)
     select p.course_id, person.id, p.piece_id, p.content,
       int4multirange(int4range(0, (person.place % 7 * 15)::int)), 0, $3, $3
     from course_edition_pieces p join courses c on c.id = p.course_id and c.edition_number = p.number
       cross join unnest($2::uuid[]) with ordinality person (id, place)
     where p.course_id = $1 and (person.place + p.place) % 2 = 0`,
    [courseId, rows.map(({ id }) => id), clock.now()],
  )
  return rows.map(({ id }) => id)
}
