import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { coursePath, newCourse, readDraft, writtenCourse } from '../courses.fixture.ts'
import { change, letTeach, publish, takeOff } from '../publishing/publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let coEditor: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  coEditor = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const put = ({ browser }: TestPerson, courseId: string, body: object = {}) =>
  browser.post(`${coursePath}/files/upload`, {
    courseId,
    clientId: randomUUID(),
    use: 'resource',
    name: '水位.txt',
    ...body,
  })
const remove = ({ browser }: TestPerson, id: string) => browser.delete(`${coursePath}/files/${id}`)
const textOf = async (person: TestPerson) =>
  (await uploadFiles(person, [{ name: '水位.txt', content: Buffer.from(randomUUID()) }]))[0]?.id ?? ''
const statesOf = async (person: TestPerson, id: string) =>
  (await readDraft(person, id)).files.map(({ _id, state }) => [_id, state])
const opens = async ({ browser }: TestPerson, fileId: string) =>
  (await browser.get(`/api/v2/files/${fileId}/entity`)).statusCode

test('a file is said to come, then it is there; each said again is the same', async () => {
  const { _id } = await newCourse(owner)
  const clientId = randomUUID()
  const [first, again] = await Promise.all([put(owner, _id, { clientId }), put(owner, _id, { clientId })])
  expect(first.json()).toEqual(again.json())
  expect(first.json()).toMatchObject({ state: 'wait_for_upload', file: null, name: '水位.txt', user: { id: owner.id } })
  const fileId = await textOf(owner)
  for (const _ of [1, 2]) {
    const there = await put(owner, _id, { clientId, fileId })
    expect(there.json()).toMatchObject({ _id: first.json()._id, state: 'already_upload', file: { id: fileId } })
  }
  expect(await statesOf(owner, _id)).toEqual([[first.json()._id, 'already_upload']])
})

test('only a file of one’s own comes in, a picture as a banner, and a film as an MP4 of 100 MB', async () => {
  const { _id } = await newCourse(owner)
  expect(codeOf(await put(owner, _id, { fileId: await textOf(coEditor) }))).toBe('FILE_NOT_FOUND')
  expect(codeOf(await put(owner, _id, { use: 'banner', fileId: await textOf(owner) }))).toBe('FILE_NOT_PICTURE')
  const film = async (mediaType: string, bytes: number) => {
    const id = await textOf(owner)
    const text = 'update files set media_type = $2, bytes = $3 where id = $1'
    await product.platform.pool.query(text, [id, mediaType, bytes])
    return put(owner, _id, { fileId: id })
  }
  expect(codeOf(await film('video/quicktime', 1))).toBe('COURSE_VIDEO_FORMAT')
  expect(codeOf(await film('video/mp4', courseLimits.videoBytes + 1))).toBe('COURSE_VIDEO_TOO_LARGE')
  expect((await film('video/mp4', courseLimits.videoBytes)).statusCode).toBe(200)
})

test('500 files are in a course and no more, also at once', async () => {
  const { _id } = await newCourse(owner)
  await product.platform.pool.query(
    `insert into course_files (course_id, id, client_id, person_id, use, name, at)
     select $1, gen_random_uuid(), gen_random_uuid(), $2, 'resource', '水位.txt', now() from generate_series(1, $3)`,
    [_id, owner.id, courseLimits.files - 1],
  )
  const answers = await Promise.all([put(owner, _id), put(owner, _id)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(answers.map(codeOf)).toContain('COURSE_FILE_LIMIT_REACHED')
})

test('a co-editor puts files there and takes out those of others; nobody else does', async () => {
  const { _id } = await newCourse(owner)
  const stranger = await newPerson(product)
  const lecturer = await newPerson(product)
  await letTeach(product, _id, coEditor)
  await letTeach(product, _id, lecturer, { part: 'lecturer' })
  const mine = (await put(owner, _id, { fileId: await textOf(owner) })).json()._id
  expect(codeOf(await put(stranger, _id))).toBe('COURSE_NOT_FOUND')
  expect(codeOf(await put(lecturer, _id))).toBe('NO_PERMISSION')
  expect(codeOf(await remove(stranger, mine))).toBe('COURSE_FILE_NOT_FOUND')
  expect(codeOf(await remove(lecturer, mine))).toBe('NO_PERMISSION')
  expect((await put(coEditor, _id, { fileId: await textOf(coEditor) })).statusCode).toBe(200)
  expect((await remove(coEditor, mine)).json()).toEqual({ ok: true })
  expect((await statesOf(owner, _id)).map(([id]) => id)).not.toContain(mine)
})

test('what was published keeps a file that is taken out, until it is published again', async () => {
  const { course } = await writtenCourse(product, owner)
  const id = course._id
  const reader = await newPerson(product)
  const [picture] = await uploadFiles(owner, [{ name: '河.png', content: await samplePicture() }])
  const fileId = picture?.id ?? ''
  const banner = (await put(owner, id, { use: 'banner', name: '河.png', fileId })).json()._id
  expect(codeOf(await change(owner, id, { bannerId: randomUUID() }))).toBe('COURSE_FILE_NOT_FOUND')
  await change(owner, id, { bannerId: banner })
  expect(await opens(reader, fileId)).toBe(404)
  expect((await publish(owner, id)).json()).toMatchObject({
    bannerId: banner,
    files: [{ _id: banner, file: { id: fileId } }],
  })
  expect(await opens(reader, fileId)).toBe(200)
  expect(codeOf(await remove(owner, banner))).toBe('COURSE_PUBLISHED')
  expect(codeOf(await put(owner, id))).toBe('COURSE_PUBLISHED')

  await takeOff(owner, id)
  await change(owner, id, { bannerId: null })
  for (const _ of [1, 2]) expect((await remove(owner, banner)).json()).toEqual({ ok: true })
  const edition = (await owner.browser.get(`${coursePath}/${id}?of=published`)).json()
  expect(edition.files).toMatchObject([{ _id: banner, state: 'wait_for_delete', file: { id: fileId } }])
  expect(await statesOf(owner, id)).toEqual([])
  expect((await publish(owner, id)).json().files).toEqual([])
  expect(codeOf(await remove(owner, banner))).toBe('COURSE_FILE_NOT_FOUND')
  expect(await opens(reader, fileId)).toBe(404)
})
