import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mp3, text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, correct, handIn, homeworkPath } from '../homework.fixture.ts'

let product: TestApp
let teacher: TestPerson
let student: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product, { displayName: '陳老師' })
  student = await newPerson(product)
  group = (await newGroup(teacher, { name: '二年三班' })).id
  await place(product, group, student.id, memberRoles.member)
})
afterAll(() => product.close())

const asked = (change: object = {}) =>
  ask(product, teacher, group, { tags: ['naturalistic'], customTags: ['溪流'], ...change })
const press = (by: TestPerson, id: string, body: object = {}) =>
  by.browser.post(`${homeworkPath}/hand-ins/${id}/record`, body)
const made = async (by: TestPerson, id: string, body: object = {}): Promise<Post> => {
  const { recordId } = (await press(by, id, body)).json<{ recordId: string }>()
  return (await by.browser.get(`/api/v2/portfolios/${recordId}`)).json()
}
const certified = { certifies: true, mayShow: true }
const upload = async (by: TestPerson) => (await uploadFiles(by, [{ name: '水.txt', content: text(randomUUID()) }]))[0]

test('corrected work becomes a private record with what was asked, in one press', async () => {
  const { id: question } = await asked()
  const file = await upload(student)
  const { handIn: work, receipt } = await handIn(student, question, { text: '水很清。', fileIds: [file?.id ?? ''] })
  expect((await press(student, work.id)).json()).toMatchObject({ code: 'HOMEWORK_STATE_CHANGED' })
  await correct(teacher, work.id, certified)
  const record = await made(student, work.id, { showsRemark: true })
  expect(record).toMatchObject({
    title: '河川觀察日誌',
    privacy: 3,
    classification: 'course_learning',
    tags: ['naturalistic'],
    customTags: ['溪流'],
    content: {
      content: [
        { type: 'blockquote', content: paragraph('選一條河，寫下一週的變化。').content },
        ...paragraph('水很清。').content,
      ],
    },
    files: [{ displayName: '水.txt', sha256: file?.sha256 }],
    certification: {
      certifier: { id: teacher.id, displayName: '陳老師' },
      group: '二年三班',
      question: '河川觀察日誌',
      receipt: receipt.number,
      handedInAt: receipt.at,
      changedAt: null,
      remark: { score: 90, totalScore: 100, words: '觀察得很仔細。' },
    },
  })
  // A repeated call returns the same record; a deleted record can be made again.
  expect((await press(student, work.id)).json()).toEqual({ recordId: record.id })
  const own = (await student.browser.get(`${homeworkPath}/questions/${question}/hand-in`)).json<{ handIn: HandIn }>()
  expect(own.handIn).toMatchObject({ recordId: record.id })
  const theirs = (await teacher.browser.get(`${homeworkPath}/hand-ins/${work.id}`)).json<{ handIn: HandIn }>()
  expect(theirs.handIn).toMatchObject({ recordId: null })
  await student.browser.delete(`/api/v2/portfolios/${record.id}`)
  expect((await press(student, work.id)).json().recordId).not.toBe(record.id)
  expect((await teacher.browser.get(`/api/v2/files/${file?.id}/entity`)).statusCode).toBe(200)
})

test.each([
  ['the corrector does not put their name to it', {}, { showsRemark: true }, null],
  ['the corrector does not allow it', { certifies: true }, { showsRemark: true }, { remark: null }],
  ['the student does not want it', certified, {}, { remark: null }],
])('nothing is shown of the remark where %s', async (_why, remark, wanted, expected) => {
  const { handIn: work } = await handIn(student, (await asked()).id)
  await correct(teacher, work.id, remark)
  const { certification } = await made(student, work.id, wanted)
  if (expected === null) expect(certification).toBe(null)
  else expect(certification).toMatchObject(expected)
})

test('the group is named to the owner, and to readers who may come across it', async () => {
  const [classmate, stranger] = [await newPerson(product), await newPerson(product)]
  const named = async (type: 'private' | 'teaching' | 'open') => {
    const { id: of } = await newGroup(teacher, { name: '二年三班' })
    for (const { id } of [student, classmate]) await place(product, of, id, memberRoles.member)
    const { handIn: work } = await handIn(student, (await ask(product, teacher, of, { tags: ['naturalistic'] })).id)
    await correct(teacher, work.id, certified)
    const post = await made(student, work.id)
    await product.platform.pool.query('update groups set type = $2 where id = $1', [of, type])
    await product.platform.pool.query('update posts set privacy = 0 where id = $1', [post.id])
    const read = async (by: TestPerson) =>
      (await by.browser.get(`/api/v2/portfolios/${post.id}`)).json<Post>().certification?.group
    return { seen: [await read(student), await read(classmate), await read(stranger)], of, read }
  }
  for (const type of ['private', 'teaching'] as const)
    expect((await named(type)).seen).toEqual(['二年三班', '二年三班', ''])
  const { seen, of, read } = await named('open')
  expect(seen).toEqual(['二年三班', '二年三班', '二年三班'])
  await teacher.browser.delete(`/api/v2/api/deleteGroup?groupId=${of}&name=${encodeURIComponent('二年三班')}`)
  expect([await read(student), await read(stranger)]).toEqual(['二年三班', ''])
})

test('a change of its words is told beside what was confirmed, a change of its tags is not', async () => {
  const { handIn: work } = await handIn(student, (await asked()).id)
  await correct(teacher, work.id, certified)
  const { id, title, content, date, classification, privacy } = await made(student, work.id)
  const parts = { title, content, date, classification, privacy }
  const change = async (part: object) =>
    (await student.browser.put(`/api/v2/portfolios/${id}`, { ...parts, tags: ['naturalistic'], ...part })).json<Post>()
  expect(await change({ tags: ['creativity'] })).toMatchObject({ certification: { changedAt: null } })
  const changedAt = product.clock.now().toISOString()
  expect(await change({ title: '我的河' })).toMatchObject({ certification: { changedAt, question: '河川觀察日誌' } })
  product.clock.advance(60_000)
  expect(await change({})).toMatchObject({ certification: { changedAt } })
})

test('notes at places come along with the words they are about, and what was spoken as a file', async () => {
  const { handIn: work } = await handIn(student, (await asked()).id, { text: '水很清。' })
  const [voice] = await uploadFiles(teacher, [{ name: '錄音.mp3', content: mp3() }])
  const places = [{ id: randomUUID(), at: { kind: 'text', start: 0, end: 1 }, words: '什麼水？' }]
  await correct(teacher, work.id, { ...certified, places, voiceId: voice?.id })
  const { certification, files } = await made(student, work.id, { showsRemark: true })
  expect(certification?.remark?.notes).toEqual([{ quote: '水', file: '', page: null, words: '什麼水？' }])
  expect(files).toMatchObject([{ displayName: '錄音.mp3', sha256: voice?.sha256 }])
  expect(files[0]?.id).not.toBe(voice?.id)
})

test('it outlives the account of whoever confirmed it', async () => {
  const other = await newPerson(product)
  await place(product, group, other.id, memberRoles.administrator)
  const { handIn: work } = await handIn(student, (await asked({ reviserIds: [other.id] })).id)
  await correct(other, work.id, certified)
  const { id } = await made(student, work.id, { showsRemark: true })
  const { pool } = product.platform
  await pool.query('update homework_remarks set corrector_id = $2 where corrector_id = $1', [other.id, teacher.id])
  await pool.query('delete from accounts where id = $1', [other.id])
  expect((await student.browser.get(`/api/v2/portfolios/${id}`)).json()).toMatchObject({
    certification: { certifier: { displayName: '', isDeleted: true }, remark: { score: 90 } },
  })
})

test('of what was taken from a record it is another one, with files of its own', async () => {
  const file = await upload(student)
  const post = await publish(student, { title: '我的溪流', fileIds: [file?.id ?? ''] })
  const { handIn: work } = await handIn(student, (await asked()).id, { postId: post.id })
  await correct(teacher, work.id)
  const record = await made(student, work.id)
  expect(record.id).not.toBe(post.id)
  expect(record.files).toMatchObject([{ sha256: file?.sha256 }])
  expect(record.files[0]?.id).not.toBe(file?.id)
})

test('it needs a tag where the question has none, and is nobody’s but the student’s', async () => {
  const { handIn: work } = await handIn(student, (await asked({ tags: [] })).id)
  await correct(teacher, work.id)
  expect((await press(student, work.id)).json()).toMatchObject({ fields: [{ path: 'tags', rule: 'required' }] })
  expect((await press(teacher, work.id, { tags: ['creativity'] })).json()).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
  expect(await made(student, work.id, { tags: ['creativity'] })).toMatchObject({ tags: ['creativity'] })
})

test('pressed twice at the same moment it is one record', async () => {
  const { handIn: work } = await handIn(student, (await asked()).id)
  await correct(teacher, work.id)
  const [one, two] = await Promise.all([press(student, work.id), press(student, work.id)])
  expect(one.statusCode).toBe(200)
  expect(two.json()).toEqual(one.json())
})
