import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { join } from '../learning/learning.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { ask, newFilmCourse } from './learners.fixture.ts'

let product: TestApp
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const pass = (seconds: number) => product.clock.advance(seconds * 1_000)
const filmCourse = (seconds = 100) => newFilmCourse(product, teacher, seconds)

test('nobody but those who teach a course sees who learns it: learners see the count alone', async () => {
  const [learner, stranger, coEditor, lecturer, asked] = (await Promise.all(
    Array.from({ length: 5 }, () => newPerson(product)),
  )) as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  const { _id, film } = await filmCourse()
  await join(learner, _id)
  await letTeach(product, _id, coEditor)
  await letTeach(product, _id, lecturer, { part: 'lecturer' })
  await letTeach(product, _id, asked, { isAccepted: false })
  const parts = ['', '/overview', `/heat/${film.id}`, `/one/${learner.id}`, '/table']
  const code = async (person: TestPerson, part: string) =>
    codeOf(await ask(person, _id, part, part === '/table' ? { form: 'csv' } : {}))
  for (const person of [learner, stranger, asked])
    for (const part of parts) expect([part, await code(person, part)]).toEqual([part, 'COURSE_NOT_FOUND'])
  for (const person of [teacher, coEditor, lecturer])
    for (const part of parts) expect([part, await code(person, part)]).toEqual([part, 'ok'])
  const course = (await learner.browser.get(`${coursePath}/${_id}?of=published`)).json()
  expect(course.learnerCount).toBe(1)
})

test('who came since I looked last is counted, for each who teaches it', async () => {
  const [ann, ben, lecturer] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  const { _id } = await filmCourse()
  await letTeach(product, _id, lecturer, { part: 'lecturer' })
  const fresh = async ({ browser }: TestPerson) =>
    (await browser.get(`${coursePath}/learners/new`))
      .json<{ items: { courseId: string; count: number }[] }>()
      .items.find(({ courseId }) => courseId === _id)?.count
  const look = ({ browser }: TestPerson) => browser.post(`${coursePath}/${_id}/learners/looked`, {})
  expect(await fresh(teacher)).toBeUndefined()
  await join(ann, _id)
  expect([await fresh(teacher), await fresh(lecturer), await fresh(ann)]).toEqual([1, 1, undefined])
  for (const _again of [1, 2]) expect(codeOf(await look(teacher))).toBe('ok')
  expect([await fresh(teacher), await fresh(lecturer)]).toEqual([undefined, 1])
  pass(60)
  await join(ben, _id)
  expect([await fresh(teacher), await fresh(lecturer)]).toEqual([1, 2])
  expect(codeOf(await look(ann))).toBe('COURSE_NOT_FOUND')
})
