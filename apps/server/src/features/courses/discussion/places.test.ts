import { randomUUID } from 'node:crypto'
import type { CourseQuestion, QuestionPlace } from '@learntrail/contract/courses/discussion'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { coursePath } from '../courses.fixture.ts'
import { chapterOf, elsewhere, join, newFilm, publishedOf, unitOf } from '../learning/learning.fixture.ts'
import { rewrite } from '../learning/rewrite.fixture.ts'
import { ask, asked, listAsked } from './discussion.fixture.ts'

let product: TestApp
let owner: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  ;[owner, pupil] = [await newPerson(product), await newPerson(product)]
})
afterAll(() => product.close())

let id: string
let film: Awaited<ReturnType<typeof newFilm>>
const page = elsewhere(null)
let [first, second] = [unitOf(page), unitOf(page)]
beforeEach(async () => {
  id = (await publishedOf(product, owner, unitOf(page)))._id
  film = await newFilm(product, owner, id, 60.4)
  first = unitOf(film, { ...page, id: randomUUID() })
  second = unitOf({ ...page, id: randomUUID() })
  await rewrite(product, owner, id, { chapters: [chapterOf(first, second)] })
  await join(pupil, id)
})

const at = (unitId: string, pieceId?: string, second = 12): QuestionPlace => ({
  unitId,
  film: pieceId === undefined ? null : { pieceId, second },
})
const placeOf = async (place?: QuestionPlace) => (await asked(pupil, id, { ...(place && { place }) })).place
const items = async (query: Record<string, string> = {}) =>
  (await listAsked(pupil, id, query)).json<{ items: CourseQuestion[] }>().items

describe('a question stands', () => {
  test('in the course, at a unit, or at a second of a film in it', async () => {
    const places = [undefined, at(first.id), at(first.id, film.id)]
    for (const place of places) expect(await placeOf(place)).toEqual(place ?? null)
    expect((await items()).map(({ place }) => place)).toEqual([at(first.id, film.id), at(first.id), null])
    expect(await items({ unitId: first.id })).toHaveLength(2)
    expect(await items({ unitId: second.id })).toEqual([])
  })

  test.each([
    [0, 0],
    [61, 61],
    [62, 61],
    [courseLimits.minutes * 60, 61],
  ])('at second %d of a film of 61 seconds, where it ends: %d', async (said, stands) => {
    expect(await placeOf(at(first.id, film.id, said))).toEqual(at(first.id, film.id, stands))
  })

  test.each([-1, 0.5, courseLimits.minutes * 60 + 1])('at no second %d', async (said) => {
    const answer = await ask(pupil, id, { place: at(first.id, film.id, said) })
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'place.film.second' }] })
  })

  test('without the place that the course has not', async () => {
    expect(await placeOf(at(randomUUID()))).toBeNull()
    expect(await placeOf(at(randomUUID(), film.id))).toBeNull()
    for (const pieceId of [randomUUID(), first.resources[1]?.id]) {
      expect(await placeOf(at(first.id, pieceId))).toEqual(at(first.id))
    }
    expect(await placeOf(at(second.id, film.id))).toEqual(at(second.id))
  })

  test('once, however often it is sent', async () => {
    const said = { content: '為什麼？', clientId: randomUUID(), place: at(first.id, film.id) }
    const send = () => pupil.browser.post(`${coursePath}/discussion/course/${id}`, said)
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await pupil.browser.post(`${coursePath}/discussion/course/${id}`, { ...said, place: at(second.id) }))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await items()).map(({ place }) => place)).toEqual([at(first.id, film.id)])
  })
})

test('it stays in the course when its film or its unit goes, and has its place again when that comes back', async () => {
  await placeOf(at(first.id, film.id))
  const [question] = await items()
  const standsAt = async () => (await items()).map(({ id: asked, place }) => [asked, place])
  await rewrite(product, owner, id, {
    chapters: [chapterOf({ ...first, resources: first.resources.slice(1) }, second)],
  })
  expect(await standsAt()).toEqual([[question?.id, at(first.id)]])
  await rewrite(product, owner, id, { chapters: [chapterOf(second)] })
  expect(await standsAt()).toEqual([[question?.id, null]])
  await rewrite(product, owner, id, { chapters: [chapterOf(first, second)] })
  expect(await standsAt()).toEqual([[question?.id, at(first.id, film.id)]])
})

test('its place goes with it, and all of it with the course', async () => {
  const count = async () => {
    const said = 'select count(*)::int as said from comments where target_id = $1'
    const places = 'select count(*)::int as places from course_question_places where unit_id = $1'
    const { pool } = product.platform
    return [(await pool.query(said, [id])).rows[0].said, (await pool.query(places, [first.id])).rows[0].places]
  }
  const gone = await asked(pupil, id, { place: at(first.id) })
  await asked(pupil, id, { place: at(first.id, film.id) })
  expect(await count()).toEqual([2, 2])
  await pupil.browser.delete(`${coursePath}/discussion/${gone.id}`)
  // A binned question keeps its place.
  expect(await count()).toEqual([1, 2])
  await pupil.browser.delete(`/api/v2/trash/comment/${gone.id}`)
  expect(await count()).toEqual([1, 1])
  await owner.browser.patch(`${coursePath}/${id}`, { status: 'removed' })
  await owner.browser.delete(`${coursePath}/${id}`)
  expect(await count()).toEqual([0, 0])
})
