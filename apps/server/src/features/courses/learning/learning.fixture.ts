import { randomUUID } from 'node:crypto'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Learning, LearningPage, LearningRecord } from '@learntrail/contract/courses/learning'
import type { Span } from '@learntrail/contract/courses/seen'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { coursePath } from '../courses.fixture.ts'
import { newPublished } from '../publishing/publishing.fixture.ts'

const recordOf = (id: string) => `${coursePath}/current-user/records/course/${id}`
export const join = ({ browser }: TestPerson, id: string) => browser.post(recordOf(id), {})
export const withdraw = ({ browser }: TestPerson, id: string) => browser.delete(recordOf(id))
export const learn = async ({ browser }: TestPerson, id: string) =>
  (await browser.get(`${coursePath}/${id}/learn`)).json<Learning>()
export const learnt = async ({ browser }: TestPerson) =>
  (await browser.get(`${coursePath}/current-user/records/courses`)).json<LearningPage>().items

export interface Watched {
  pieceId: string
  seen?: Span[]
  again?: Span[]
  position?: number
}

/** Reports what a person has seen in a unit. */
export const report = ({ browser }: TestPerson, courseId: string, unitId: string, ...pieces: Watched[]) =>
  browser.post(`${coursePath}/${courseId}/watching`, {
    unitId,
    pieces: pieces.map((piece) => ({ seen: [], position: 0, ...piece })),
  })

export async function watched(...told: Parameters<typeof report>): Promise<LearningRecord> {
  const answer = await report(...told)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

type Unit = CourseOutline['chapters'][number]['units'][number]
export const elsewhere = (duration: number | null): Unit['resources'][number] => ({
  id: randomUUID(),
  type: 'external',
  name: '影片',
  courseFileId: null,
  address: 'https://films.example.org/7',
  duration,
})
export const unitOf = (...resources: Unit['resources']): Unit => ({ id: randomUUID(), name: '看河', resources })
export const chapterOf = (...units: Unit[]) => ({ id: randomUUID(), name: '河', units })

/** A published course of these units, without texts. */
export const publishedOf = async (product: TestApp, owner: TestPerson, ...units: Unit[]) =>
  (await newPublished(product, owner, { chapters: [chapterOf(...units)] })).course

/**
 * Adds a film to a course's files; `seconds` is null while its length is unknown. Call it before units refer to the
 * film.
 */
export async function newFilm(
  { platform: { pool, clock } }: TestApp,
  owner: TestPerson,
  courseId: string,
  seconds: number | null,
) {
  const [file] = await uploadFiles(owner, [{ name: '影片.txt', content: text(randomUUID()) }])
  await pool.query('update files set duration = $2, type = 2 where id = $1', [file?.id, seconds])
  const id = randomUUID()
  await pool.query(
    `insert into course_files (course_id, id, client_id, person_id, use, name, file_id, at)
     values ($1, $2, $2, $3, 'resource', '影片', $4, $5)`,
    [courseId, id, owner.id, file?.id, clock.now()],
  )
  return { id: randomUUID(), type: 'video' as const, name: '影片', courseFileId: id, address: null, duration: null }
}
