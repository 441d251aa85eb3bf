import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime, save, submit } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let student: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
  group = (await newGroup(teacher)).id
})
beforeEach(async () => {
  student = await newPerson(product)
  await place(product, group, student.id, memberRoles.member)
})
afterAll(() => product.close())

const path = (id: string, rest = 'hand-in') => `${homeworkPath}/questions/${id}/${rest}`
const own = async (id: string) => (await student.browser.get(path(id))).json()
const begin = (id: string) => student.browser.post(path(id, 'begin'))
const newQuestion = (change: object = {}) => ask(product, teacher, group, change)
const upload = async (by = student) => {
  const [file] = await uploadFiles(by, [{ name: '照片說明.txt', content: text(randomUUID()) }])
  return file as { id: string; sha256: string; bytes: number }
}
const minute = 60_000
const due = (minutes: number) => ({ deadline: inTime(product, minutes * minute) })
const verify = async (by: TestPerson, id: string, number = 1) =>
  (await by.browser.get(`${homeworkPath}/hand-ins/${id}/versions/${number}/verification`)).json()

test('whoever leads the group is told at once of what was handed in, and its members are not', async () => {
  const { id } = await newQuestion()
  const classmate = await newPerson(product)
  await place(product, group, classmate.id, memberRoles.member)
  const told = async ({ id: topic }: { id: string }) => {
    const text = `select 1 from live_messages where topic = $1 and kind = 'updateHomework' and subject_id = $2`
    return (await product.platform.pool.query(text, [topic, id])).rowCount ?? 0
  }
  const before = await told(teacher)
  await handIn(student, id, { text: '上游十九度。' })
  expect([(await told(teacher)) > before, (await told(student)) > 0, await told(classmate)]).toEqual([true, true, 0])
})

describe('what is being written', () => {
  test('is saved in parts, and read by nobody but who writes it', async () => {
    const { id } = await newQuestion()
    expect(await own(id)).toEqual({ handIn: null, teamInvitations: [] })
    const file = await upload()
    const first = (await save(student, id, { text: '水很清' })).json<HandIn>()
    expect(first).toMatchObject({ state: 'draft', draft: { version: 1, files: [] }, versions: [] })
    expect((await save(student, id, { fileIds: [file.id], version: 1 })).json()).toMatchObject({
      draft: { version: 2, content: paragraph('水很清'), files: [{ id: file.id }] },
    })
    expect((await teacher.browser.get(`${homeworkPath}/hand-ins/${first.id}`)).json()).toMatchObject({
      code: 'HAND_IN_NOT_FOUND',
    })
    expect((await teacher.browser.get(`/api/v2/files/${file.id}/entity`)).statusCode).toBe(404)
    expect((await teacher.browser.get(path(id, 'hand-ins?state=missing'))).json().items).toContainEqual(
      expect.objectContaining({ student: expect.objectContaining({ id: student.id }), handInId: null }),
    )
  })

  test('in two windows is never overwritten', async () => {
    const { id } = await newQuestion()
    const body = (writer: string, version: number, words: string) => ({
      writer,
      save: 1,
      version,
      content: paragraph(words),
    })
    const put = (sent: object) => student.browser.put(path(id), sent)
    const [one, other] = [randomUUID(), randomUUID()]
    const answers = await Promise.all([put(body(one, 0, '一')), put(body(other, 0, '二'))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'HOMEWORK_CONFLICT',
      values: { version: 1 },
    })
    const kept = answers[0]?.statusCode === 200 ? body(one, 0, '一') : body(other, 0, '二')
    // A repeated save is recognised.
    expect((await put(kept)).json()).toMatchObject({ draft: { version: 1, content: kept.content } })
  })

  test('holds to its limits, with files and records of one’s own', async () => {
    const { id } = await newQuestion()
    const words = '字'.repeat(homeworkLimits.writing)
    expect((await save(student, id, { text: words })).statusCode).toBe(200)
    expect((await save(student, id, { text: `${words}字`, version: 1 })).json()).toMatchObject({
      fields: [{ path: 'content', rule: 'too_long', limit: homeworkLimits.writing }],
    })
    const theirs = await upload(teacher)
    expect((await save(student, id, { fileIds: [theirs.id], version: 1 })).json().code).toBe('FILE_NOT_FOUND')
    const post = await publish(teacher)
    expect((await save(student, id, { postId: post.id, version: 1 })).json().code).toBe('POST_NOT_FOUND')
    const eleven = Array.from({ length: 11 }, () => randomUUID())
    expect((await save(student, id, { fileIds: eleven, version: 1 })).json()).toMatchObject({
      fields: [{ path: 'fileIds', rule: 'too_many' }],
    })
  })
})

describe('handing in', () => {
  test('gives a sealed receipt, which holds what is stored to it, bit for bit', async () => {
    const { id } = await newQuestion()
    const file = await upload()
    const { receipt, handIn: work } = await handIn(student, id, { text: '水很清', fileIds: [file.id] })
    expect(receipt).toEqual({
      number: expect.stringMatching(/^\d{8}-[0-9A-Z]{8}$/),
      version: 1,
      at: product.clock.now().toISOString(),
      isLate: false,
      countsFrom: null,
      team: [],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(work).toMatchObject({ state: 'handed_in', versions: [{ receipt, files: [{ id: file.id }] }] })
    const verified = await verify(teacher, work.id)
    expect(verified).toMatchObject({
      receipt,
      isIntact: true,
      sha256: receipt.sha256,
      files: [{ name: '照片說明.txt', bytes: file.bytes, sha256: file.sha256, isIntact: true }],
    })
    expect(await verify(student, work.id)).toEqual(verified)
    expect((await teacher.browser.get(`/api/v2/files/${file.id}/entity`)).statusCode).toBe(200)
    expect(await verify(await newPerson(product), work.id)).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
    expect(await verify(teacher, work.id, 2)).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })

    // Renaming a file does not change what was handed in, and its bytes stay.
    await student.browser.patch(`/api/v2/file/${file.id}`, { displayName: '改名.txt' })
    expect((await own(id)).handIn.versions[0].files).toMatchObject([{ displayName: '照片說明.txt' }])
    expect((await student.browser.delete(`/api/v2/portfolios/files/${file.id}`)).json().code).toBe('FILE_IN_USE')
    expect(await verify(teacher, work.id)).toMatchObject({ isIntact: true })

    // An expired download period does not keep correctors from it, either.
    const downloadPeriod = new Date(product.clock.now().getTime() - minute).toISOString()
    await student.browser.patch(`/api/v2/file/${file.id}`, { downloadPeriod })
    expect((await teacher.browser.get(`/api/v2/files/${file.id}/entity`)).statusCode).toBe(200)
    expect((await teacher.browser.get(`${homeworkPath}/hand-ins/${work.id}`)).json()).toMatchObject({
      handIn: { versions: [{ files: [{ downloadPeriod: null }] }] },
    })
    expect((await teacher.browser.get(`/api/v2/files/shown?ids=${file.id}`)).json()).toMatchObject({
      items: [{ downloadPeriod: null }],
    })

    await product.platform.pool.query(`update homework_versions set text = '水很髒' where hand_in_id = $1`, [work.id])
    expect(await verify(teacher, work.id)).toMatchObject({ isIntact: false })
  })

  test('again with the same client id is the same receipt, also at the same moment and when it is too late', async () => {
    const { id } = await newQuestion(due(10))
    await save(student, id, { text: '水很清' })
    const clientId = randomUUID()
    const [one, two] = await Promise.all([submit(student, id, 1, clientId), submit(student, id, 1, clientId)])
    expect(two.json().receipt).toEqual(one.json().receipt)
    product.clock.advance(60 * minute)
    await teacher.browser.post(path(id, 'archive'))
    const again = (await submit(student, id, 1, clientId)).json()
    expect(again.receipt).toEqual(one.json().receipt)
    expect(again.handIn.versions).toHaveLength(1)
  })

  test('pressed ten times at one moment, in as many windows, is one version and one receipt', async () => {
    const { id } = await newQuestion()
    await save(student, id, { text: '水很清', fileIds: [(await upload()).id] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(student, id, 1)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const numbers = new Set(answers.map((answer) => answer.json().receipt.number))
    expect(numbers.size).toBe(1)
    expect((await own(id)).handIn.versions.map(({ receipt }: HandIn['versions'][number]) => receipt.number)).toEqual([
      ...numbers,
    ])
    const { rows } = await product.platform.pool.query(
      `select 1 from events where kind = 'homework.handed-in' and subject_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('of the same words is another version once a file has another name, and once it was returned', async () => {
    const { id } = await newQuestion()
    const file = await upload()
    const { handIn: work } = await handIn(student, id, { fileIds: [file.id] })
    const press = async () => (await submit(student, id, 1)).json().receipt.version
    expect(await press()).toBe(1)
    await student.browser.patch(`/api/v2/file/${file.id}`, { displayName: '改名.txt' })
    expect(await press()).toBe(2)
    await correct(teacher, work.id, { handInVersion: 2, outcome: 'returned' })
    expect([await press(), await press()]).toEqual([3, 3])
  })

  test('of the same words is another version once it is late no longer', async () => {
    const { id } = await newQuestion(due(10))
    product.clock.advance(11 * minute)
    expect((await handIn(student, id)).receipt).toMatchObject({ version: 1, isLate: true })
    const later = inTime(product, 60 * minute)
    await product.platform.pool.query('update homework_questions set deadline = $2 where id = $1', [id, later])
    expect((await submit(student, id, 1)).json().receipt).toMatchObject({ version: 2, isLate: false })
  })

  test('keeps every version', async () => {
    const { id } = await newQuestion()
    const first = await handIn(student, id, { text: '第一版' })
    const second = await handIn(student, id, { text: '第二版', version: 1 })
    expect(second.receipt.version).toBe(2)
    expect(second.receipt.sha256).not.toBe(first.receipt.sha256)
    expect((await own(id)).handIn.versions).toMatchObject([
      { receipt: second.receipt, content: paragraph('第二版') },
      { receipt: first.receipt, content: paragraph('第一版') },
    ])
  })

  test('an own record freezes its words and files as they are', async () => {
    const { id } = await newQuestion()
    const file = await upload()
    const post = await publish(student, { content: paragraph('我的紀錄'), fileIds: [file.id] })
    const { handIn: work } = await handIn(student, id, { postId: post.id })
    expect(work.versions).toMatchObject([
      { content: paragraph('我的紀錄'), files: [{ id: file.id }], post: { id: post.id, title: post.title } },
    ])
    await student.browser.delete(`/api/v2/portfolios/${post.id}`)
    expect(await verify(teacher, work.id)).toMatchObject({ isIntact: true })
    expect((await teacher.browser.get(`/api/v2/files/${file.id}/entity`)).statusCode).toBe(200)
    // The record is deleted; the version handed in is not.
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'POST_NOT_FOUND' })
    expect((await own(id)).handIn.versions).toHaveLength(1)
  })

  test('is refused for what is empty, and for what is not what is saved', async () => {
    const { id } = await newQuestion()
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_EMPTY' })
    await save(student, id, { text: ' ' })
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_EMPTY' })
    await save(student, id, { text: '有了', version: 1 })
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_CONFLICT', values: { version: 2 } })
    expect((await own(id)).handIn).toMatchObject({ state: 'draft', versions: [] })
  })

  test('version 100 is taken, and the next is refused', async () => {
    const { id } = await newQuestion()
    const { handIn: work } = await handIn(student, id)
    const { versions } = homeworkLimits
    await product.platform.pool.query('update homework_hand_ins set version_count = $2 where id = $1', [
      work.id,
      versions - 1,
    ])
    expect((await submit(student, id, 1)).json().receipt.version).toBe(versions)
    await save(student, id, { text: '再改', version: 1 })
    expect((await submit(student, id, 2)).json()).toMatchObject({
      code: 'HOMEWORK_LIMIT_REACHED',
      values: { limit: versions },
    })
  })
})

describe('the deadline', () => {
  test('names a minute, and counts to its end', async () => {
    const { id } = await newQuestion(due(10))
    product.clock.advance(11 * minute - 1)
    expect((await handIn(student, id)).receipt).toMatchObject({ isLate: false, countsFrom: null })
    product.clock.advance(1)
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_CLOSED' })
  })

  test('passed, the first work is late and another one is not taken', async () => {
    const { id } = await newQuestion(due(10))
    product.clock.advance(11 * minute)
    const { receipt, handIn: work } = await handIn(student, id)
    expect(receipt).toMatchObject({ isLate: true, countsFrom: null })
    expect(work.state).toBe('late')
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_CLOSED', errorCode: -7 })
    expect((await begin(id)).json()).toMatchObject({ code: 'HOMEWORK_CLOSED' })
  })

  test('passed, another one is taken where that is allowed', async () => {
    const { id } = await newQuestion({ ...due(10), allowsUpdateAfterDeadline: true })
    await handIn(student, id)
    product.clock.advance(11 * minute)
    expect((await handIn(student, id, { text: '改過', version: 1 })).receipt).toMatchObject({
      version: 2,
      isLate: true,
    })
  })

  test('passed on the way, work counts by its beginning and says so', async () => {
    const { id } = await newQuestion(due(10))
    product.clock.advance(9 * minute)
    const begunAt = product.clock.now().toISOString()
    const holdsUntil = inTime(product, homeworkDurations.begun)
    expect((await begin(id)).json()).toEqual({ begunAt, holdsUntil })
    product.clock.advance(30 * minute)
    expect((await begin(id)).json()).toEqual({ begunAt, holdsUntil })
    const { receipt, handIn: work } = await handIn(student, id)
    expect(receipt).toMatchObject({ isLate: false, countsFrom: begunAt, at: product.clock.now().toISOString() })
    expect(work).toMatchObject({ state: 'handed_in', draft: { begunAt: null } })
  })

  test('passed longer than a beginning holds, work is late', async () => {
    const { id } = await newQuestion(due(10))
    await begin(id)
    product.clock.advance(30 * minute + 1)
    expect((await begin(id)).json()).toEqual({ begunAt: null, holdsUntil: null })
    expect((await handIn(student, id)).receipt).toMatchObject({ isLate: true, countsFrom: null })
  })
})

describe('nothing is taken', () => {
  test('of what is revoked while somebody writes, and nothing is lost', async () => {
    const { id } = await newQuestion()
    await save(student, id, { text: '寫到一半' })
    await teacher.browser.post(path(id, 'revoke'))
    for (const answer of [
      await submit(student, id, 1),
      await save(student, id, { text: '再寫', version: 1 }),
      await begin(id),
    ])
      expect(answer.json()).toMatchObject({ code: 'HOMEWORK_REVOKED' })
    await teacher.browser.post(path(id, 'assign'), { version: 3 })
    expect((await submit(student, id, 1)).json().handIn.versions).toMatchObject([{ content: paragraph('寫到一半') }])
  })

  test('of who was removed from the group, who keeps what they handed in', async () => {
    const { id } = await newQuestion()
    const { receipt, handIn: work } = await handIn(student, id)
    await place(product, group, student.id, memberRoles.guest)
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_NOT_ASSIGNED' })
    expect((await own(id)).handIn.versions).toMatchObject([{ receipt }])
    expect(await verify(student, work.id)).toMatchObject({ isIntact: true })
    expect((await student.browser.get(`${homeworkPath}/questions/${id}`)).json().code).toBe('HOMEWORK_NOT_FOUND')
  })

  test('of whom it is not given to', async () => {
    const { id } = await newQuestion()
    const stranger = await newPerson(product)
    for (const by of [stranger, teacher]) {
      expect((await save(by, id, { text: '我也寫' })).json()).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
      expect((await submit(by, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
    }
    await teacher.browser.post(path(id, 'archive'))
    expect((await save(student, id, { text: '太晚' })).json()).toMatchObject({ code: 'HOMEWORK_CLOSED' })
  })

  test('of what is corrected, until it is returned; then it is as it was before', async () => {
    const { id } = await newQuestion(due(10))
    const { handIn: work } = await handIn(student, id)
    await correct(teacher, work.id)
    expect((await save(student, id, { text: '再改', version: 1 })).json()).toMatchObject({ code: 'HOMEWORK_REVIEWED' })
    expect((await submit(student, id, 1)).json()).toMatchObject({ code: 'HOMEWORK_REVIEWED' })
    await correct(teacher, work.id, { outcome: 'returned' })
    product.clock.advance(60 * minute)
    const again = await handIn(student, id, { text: '改好了', version: 1 })
    expect(again).toMatchObject({ receipt: { version: 2, isLate: false }, handIn: { state: 'handed_in' } })
  })
})
