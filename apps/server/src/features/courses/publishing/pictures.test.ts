import { randomUUID } from 'node:crypto'
import type { PicturedBlock } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { samplePicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { sendCartridge, smallCartridge, takeAlong, zipped } from '../cartridge/cartridge.fixture.ts'
import { coursePath, picture, readDraft, rewriteText, words, writtenCourse } from '../courses.fixture.ts'
import { change, letLearn, letTeach, password, publish, remove, takeOff } from './publishing.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const opens = async ({ browser }: TestPerson, fileId: string) =>
  (await browser.get(`/api/v2/files/${fileId}/entity`)).statusCode
const textOf = async ({ browser }: TestPerson, id: string, unitId: string, of: 'draft' | 'published' = 'draft') =>
  (await browser.get(`${coursePath}/${id}/units/${unitId}?of=${of}`)).json().text.content as PicturedBlock[]
const findingsOf = async (id: string) => (await owner.browser.get(`${coursePath}/${id}/check`)).json().findings

async function put(courseId: string, body: object = {}) {
  const given = { courseId, clientId: randomUUID(), use: 'picture', name: '鷺.png' }
  return owner.browser.post(`${coursePath}/files/upload`, { ...given, ...body })
}

/** A course whose unit has a text with a picture. */
async function withPicture(said = '橋下的白鷺') {
  const made = await writtenCourse(product, owner)
  const id = made.course._id
  const [file] = await uploadFiles(owner, [{ name: '鷺.png', content: await samplePicture() }])
  const fileId = file?.id ?? ''
  const courseFileId: string = (await put(id, { fileId })).json()._id
  const text = { ...words('站在橋上'), content: [...words('站在橋上').content, picture(courseFileId, said)] }
  await rewriteText(product, owner, made.unitId, text)
  return { id, unitId: made.unitId, fileId, courseFileId, text }
}

test('what comes in as a picture is one', async () => {
  const { course } = await writtenCourse(product, owner)
  const [paper] = await uploadFiles(owner, [{ name: '水位.txt', content: Buffer.from(randomUUID()) }])
  expect(codeOf(await put(course._id, { fileId: paper?.id }))).toBe('FILE_NOT_PICTURE')
  expect((await put(course._id)).json()).toMatchObject({ use: 'picture', state: 'wait_for_upload' })
})

describe('a picture of a text', () => {
  test('is for those who teach while it is written, and for everybody once it is published', async () => {
    const { id, unitId, fileId, courseFileId, text } = await withPicture()
    const lecturer = await newPerson(product)
    await letTeach(product, id, lecturer, { part: 'lecturer' })
    expect(await opens(lecturer, fileId)).toBe(200)
    expect(await opens(reader, fileId)).toBe(404)
    expect(await textOf(lecturer, id, unitId)).toEqual(text.content)
    expect((await publish(owner, id)).json().files).toMatchObject([{ _id: courseFileId, file: { id: fileId } }])
    expect(await opens(reader, fileId)).toBe(200)
    expect(await textOf(reader, id, unitId, 'published')).toEqual(text.content)
  })

  test('of a private course is not there before its password', async () => {
    const { id, fileId } = await withPicture()
    expect((await publish(owner, id, { password })).statusCode).toBe(200)
    const learner = await newPerson(product)
    expect(await opens(learner, fileId)).toBe(404)
    expect((await learner.browser.get(`/api/v2/files/${fileId}/entity?type=thumbnail&width=320`)).statusCode).toBe(404)
    await learner.browser.post(`${coursePath}/authorize/${id}`, { password })
    expect(await opens(learner, fileId)).toBe(200)
  })

  test('stays in the edition that shows it, and goes with it', async () => {
    const { id, unitId, fileId, courseFileId } = await withPicture()
    await publish(owner, id)
    const learner = await newPerson(product)
    await letLearn(product, id, learner)
    await takeOff(owner, id)
    await rewriteText(product, owner, unitId, words('看水'))
    expect((await owner.browser.delete(`${coursePath}/files/${courseFileId}`)).statusCode).toBe(200)
    expect(await opens(learner, fileId)).toBe(200)
    expect(codeOf(await owner.browser.delete(`/api/v2/portfolios/files/${fileId}`))).toBe('FILE_IN_USE')
    expect((await publish(owner, id)).json().files).toEqual([])
    expect(await opens(learner, fileId)).toBe(404)
  })

  test('is free again once the course is gone', async () => {
    const { id, fileId } = await withPicture()
    expect(codeOf(await owner.browser.delete(`/api/v2/portfolios/files/${fileId}`))).toBe('FILE_IN_USE')
    expect((await remove(owner, id)).statusCode).toBe(200)
    expect((await owner.browser.delete(`/api/v2/portfolios/files/${fileId}`)).statusCode).toBe(200)
    expect(await opens(owner, fileId)).toBe(404)
  })

  test('makes a unit that says nothing else no empty one', async () => {
    const { id, unitId, courseFileId } = await withPicture()
    await rewriteText(product, owner, unitId, { type: 'doc', content: [picture(courseFileId)] })
    expect((await readDraft(owner, id)).unitsWithText).toEqual([unitId])
    expect(await findingsOf(id)).toEqual([
      { problem: 'picture_without_words', spot: { part: 'picture', id: courseFileId, unitId }, isAdvice: true },
    ])
    expect((await publish(owner, id)).statusCode).toBe(200)
  })

  test('comes back from the history with the text that had it', async () => {
    const { id, unitId, text } = await withPicture()
    await rewriteText(product, owner, unitId, words('看水'))
    const history = `${coursePath}/${id}/history`
    const { stretches } = (await owner.browser.get(`${history}?unitId=${unitId}`)).json()
    const before = stretches[0].to - 1
    const version = (await owner.browser.get(`${history}/${before}?unitId=${unitId}`)).json()
    expect(version.text).toEqual(text)
    await owner.browser.post(`${history}/restore`, { part: 'unitText', number: before, unitId })
    expect(await textOf(owner, id, unitId)).toEqual(text.content)
    expect(await findingsOf(id)).toEqual([])
  })

  test('is a file of the copy’s own in a copy of the course', async () => {
    const { id, courseFileId } = await withPicture()
    const copy = (await owner.browser.post(`${coursePath}/${id}/copy`, { clientId: randomUUID() })).json()
    const [own] = copy.files
    expect(own).toMatchObject({ use: 'picture', state: 'already_upload' })
    expect(own._id).not.toBe(courseFileId)
    expect((await textOf(owner, copy._id, copy.chapters[0].units[0].id))[1]).toEqual(picture(own._id, '橋下的白鷺'))
  })
})

describe('before a course is published', () => {
  const spotOf = (id: string, unitId: string) => ({ part: 'picture', id, unitId })

  test('pictures whose file is gone or on its way are told, with the first of each unit', async () => {
    const { id, unitId, courseFileId } = await withPicture()
    const [gone, coming] = [randomUUID(), (await put(id)).json()._id]
    const content = [picture(courseFileId, '鷺'), ...[gone, gone, coming].map((one) => picture(one, '鴨'))]
    await rewriteText(product, owner, unitId, { type: 'doc', content })
    expect(await findingsOf(id)).toEqual([
      { problem: 'file_missing', spot: spotOf(gone, unitId) },
      { problem: 'file_unfinished', spot: spotOf(coming, unitId) },
    ])
    expect(codeOf(await publish(owner, id))).toBe('COURSE_UNFINISHED')
  })

  test('more pictures than a text has are told, however they came together, and nothing is cut', async () => {
    const { id, unitId, courseFileId } = await withPicture()
    const write = (count: number) =>
      rewriteText(product, owner, unitId, { type: 'doc', content: Array(count).fill(picture(courseFileId, '鷺')) })
    await write(contentLimits.pictures + 1)
    expect(await findingsOf(id)).toEqual([
      { problem: 'too_many_pictures', limit: contentLimits.pictures, spot: { part: 'unit', id: unitId } },
    ])
    expect(codeOf(await publish(owner, id))).toBe('COURSE_UNFINISHED')
    expect(await textOf(owner, id, unitId)).toHaveLength(contentLimits.pictures + 1)
    await write(contentLimits.pictures)
    expect(await findingsOf(id)).toEqual([])
  })

  test('a file of another course is none of this one', async () => {
    const { courseFileId: foreign, fileId } = await withPicture()
    const { id, unitId } = await withPicture()
    await rewriteText(product, owner, unitId, { type: 'doc', content: [picture(foreign, '鷺')] })
    expect(await findingsOf(id)).toMatchObject([{ problem: 'file_missing' }])
    const lecturer = await newPerson(product)
    await letTeach(product, id, lecturer, { part: 'lecturer' })
    expect(await opens(lecturer, fileId)).toBe(404)
    expect((await change(owner, id, { minutes: 5 })).statusCode).toBe(200)
  })
})

describe('a cartridge', () => {
  test('takes pictures along, each in its page with what is said of it, and brings them back', async () => {
    const { id } = await withPicture('橋下的 "白鷺" & 水')
    const taken = await takeAlong(owner, id)
    const back = await sendCartridge(owner, taken.rawPayload)
    expect(back.json()).toMatchObject({ isNew: true, leftOut: [] })
    const course = await readDraft(owner, back.json()._id)
    expect(course.files).toMatchObject([{ use: 'picture', state: 'already_upload' }])
    const unitId = course.chapters[0]?.units[0]?.id ?? ''
    expect((await textOf(owner, course._id, unitId))[1]).toEqual(
      picture(course.files[0]?._id ?? '', '橋下的 "白鷺" & 水'),
    )
  })

  test('of another platform has pictures where its pages show them; what is no picture is left out', async () => {
    const page = `<p>${randomUUID()}</p><img src="i/a.png" alt="河"><p>末</p><img src="b.png"><img src="http://example.org/c.png" alt="別處">`
    const more = { 'i/a.png': await samplePicture(), 'b.png': 'no picture' }
    const answer = await sendCartridge(owner, zipped(smallCartridge(page, more)))
    expect(answer.json().leftOut).toEqual([
      { kind: 'picture', name: '別處' },
      { kind: 'file', name: 'b.png' },
    ])
    const course = await readDraft(owner, answer.json()._id)
    const unitId = course.chapters[0]?.units[0]?.id ?? ''
    const content = await textOf(owner, course._id, unitId)
    expect(content.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph'])
    expect(content[1]).toEqual(picture(course.files[0]?._id ?? '', '河'))
    expect(await opens(owner, course.files[0]?.file?.id ?? '')).toBe(200)
  })
})
