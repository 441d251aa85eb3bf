import { randomUUID } from 'node:crypto'
import type { Course } from '@learntrail/contract/courses/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ownCaptions, saveCaptions, saveOf, seenCaptions, vttOf } from '../../files/captions/captions.fixture.ts'
import { coursePath, newCourse, readDraft, writtenCourse } from '../courses.fixture.ts'
import { letTeach, password, publish, takeOff } from '../publishing/publishing.fixture.ts'
import { courseCaptions, filmResource, putFilm } from './captions.fixture.ts'

let product: TestApp
let owner: TestPerson
let coEditor: TestPerson
let learner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  coEditor = await newPerson(product)
  learner = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const put = ({ browser }: TestPerson, id: string, words = '水位', version = 0) =>
  browser.put(courseCaptions(id), saveOf(vttOf(words), version))

/** A course whose only unit contains nothing but a film. */
async function withFilm(person = owner) {
  const { _id } = await newCourse(person)
  const film = await putFilm(product, person, _id)
  const unit = { id: randomUUID(), name: '站在橋上', resources: [filmResource(film.id)] }
  const { course } = await writtenCourse(product, person, {
    chapters: [{ id: randomUUID(), name: '看河', units: [unit] }],
  })
  await product.platform.pool.query('update course_files set course_id = $2 where id = $1', [film.id, course._id])
  return { ...film, courseId: course._id }
}
const captionsIn = ({ files }: Course) => files.map(({ file }) => file?.captions)
const advice = async (id: string) =>
  (await owner.browser.get(`${coursePath}/${id}/check`))
    .json()
    .findings.map(({ problem }: { problem: string }) => problem)

test('owner and co-editors write them, whosever film it is; nobody else does', async () => {
  const { id, courseId } = await withFilm()
  const [lecturer, stranger] = [await newPerson(product), await newPerson(product)]
  await letTeach(product, courseId, coEditor)
  await letTeach(product, courseId, lecturer, { part: 'lecturer' })
  expect((await put(coEditor, id)).json()).toMatchObject({ version: 1, text: vttOf('水位') })
  expect((await owner.browser.get(courseCaptions(id))).json()).toMatchObject({ version: 1, text: vttOf('水位') })
  expect(codeOf(await put(owner, id))).toBe('CAPTIONS_CONFLICT')
  expect((await put(owner, id, '溶氧', 1)).json()).toMatchObject({ version: 2 })
  expect(captionsIn(await readDraft(coEditor, courseId))).toEqual([[{ language: 'zh-Hant', version: 2 }]])
  for (const ask of [put(lecturer, id), lecturer.browser.get(courseCaptions(id))])
    expect(codeOf(await ask)).toBe('NO_PERMISSION')
  for (const ask of [put(stranger, id), stranger.browser.get(courseCaptions(id)), put(owner, randomUUID())])
    expect(codeOf(await ask)).toBe('COURSE_FILE_NOT_FOUND')
})

test('on the shelf only the owner of the film corrects them, which learners see at once', async () => {
  const { id, fileId, courseId } = await withFilm()
  await letTeach(product, courseId, coEditor)
  await put(coEditor, id)
  await publish(owner, courseId)
  expect(codeOf(await put(coEditor, id, '改', 1))).toBe('COURSE_PUBLISHED')
  expect((await coEditor.browser.get(courseCaptions(id))).json()).toMatchObject({ version: 1 })
  await saveCaptions(owner, ownCaptions(fileId), vttOf('改好了'), 1)
  expect((await learner.browser.get(seenCaptions(fileId))).body).toBe(vttOf('改好了'))
  const edition = (await learner.browser.get(`${coursePath}/${courseId}`)).json<Course>()
  expect(captionsIn(edition)).toEqual([[{ language: 'zh-Hant', version: 2 }]])
  await takeOff(owner, courseId)
  expect((await put(coEditor, id, '再改', 2)).statusCode).toBe(200)
})

test('behind a password they are not there before it was said', async () => {
  const { id, fileId, courseId } = await withFilm()
  await put(owner, id)
  await publish(owner, courseId, { password })
  expect(codeOf(await learner.browser.get(seenCaptions(fileId)))).toBe('FILE_NOT_FOUND')
  await learner.browser.post(`${coursePath}/authorize/${courseId}`, { password })
  expect((await learner.browser.get(seenCaptions(fileId))).body).toBe(vttOf('水位'))
})

test('a film that is on its way, or was taken out, has none', async () => {
  const { _id } = await newCourse(owner)
  const body = { courseId: _id, clientId: randomUUID(), use: 'resource', name: '河.mp4' }
  const coming = (await owner.browser.post(`${coursePath}/files/upload`, body)).json()._id
  expect(codeOf(await put(owner, coming))).toBe('COURSE_FILE_NOT_FOUND')
  expect(codeOf(await owner.browser.get(courseCaptions(coming)))).toBe('COURSE_FILE_NOT_FOUND')
  const { id } = await putFilm(product, owner, _id)
  await owner.browser.delete(`${coursePath}/files/${id}`)
  expect(codeOf(await put(owner, id))).toBe('COURSE_FILE_NOT_FOUND')
})

test('a film in a unit without words is told of as long as it has no captions', async () => {
  const { id, courseId } = await withFilm()
  expect(await advice(courseId)).toEqual(['film_without_captions'])
  await put(owner, id)
  expect(await advice(courseId)).toEqual([])
})

test('a copy of a course has those of films of others as well', async () => {
  const { id, courseId } = await withFilm()
  await letTeach(product, courseId, coEditor)
  await put(owner, id)
  const copy = await coEditor.browser.post(`${coursePath}/${courseId}/copy`, { clientId: randomUUID() })
  const made = copy.json<Course>()
  expect(captionsIn(made)).toEqual([[{ language: 'zh-Hant', version: 1 }]])
  const fileId = made.files[0]?.file?.id ?? ''
  expect((await coEditor.browser.get(seenCaptions(fileId))).body).toBe(vttOf('水位'))
})
