import { randomUUID } from 'node:crypto'
import type { AccountFileReport } from '@learntrail/contract/console/account-imports'
import type { Problem } from '@learntrail/contract/errors'
import type { SchoolPerson } from '@learntrail/contract/schools/people'
import type { Transfer } from '@learntrail/contract/schools/transfers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { untilJobsDone } from '../../testing/database-state.ts'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { newClerk, newListed } from './people.fixture.ts'

interface School {
  id: string
  browser: TestBrowser
}

let product: TestApp
let from: School
let to: School
let pupil: { id: string; browser: TestBrowser }
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

async function newActing(name: string): Promise<School> {
  const id = await newSchool(product, { name, searchName: name })
  return { id, browser: (await newClerk(product, id)).browser }
}

beforeEach(async () => {
  from = await newActing('望海高中')
  to = await newActing('看山高中')
  pupil = await newListed(product, from.id, { fullName: '林小雨', studentNumber: 'A1', seatNumber: '7' })
})

const reason = '家裡搬到山上'
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
const path = (school: School, rest: string) => `/api/v2/schools/${school.id}/${rest}`
const begin = (school = from, toSchoolId = to.id, personIds = [pupil.id]) =>
  school.browser.post(path(school, 'people/transfer'), { personIds, reason, toSchoolId })
const given = { studentNumber: 'B9', grade: 'high_1', className: '禮', seatNumber: '3' }
const accept = (school = to, change: object = {}) =>
  school.browser.post(path(school, `transfers/${pupil.id}/accept`), { ...given, ...change })
const end = (school: School) => school.browser.post(path(school, `transfers/${pupil.id}/end`), { reason })
const waiting = async (school: School) =>
  (await school.browser.get(path(school, 'transfers'))).json<{ coming: Transfer[]; leaving: Transfer[] }>()
const people = async (school: School) =>
  (await school.browser.get(path(school, 'people'))).json<{ items: SchoolPerson[] }>().items

async function actsOn(id: string) {
  const operator = await newPerson(product, { role: 'operator' })
  const log = await operator.browser.get(`/api/v2/admin/audit?subjectId=${id}`)
  return log.json<{ items: { act: string; reason: string }[] }>().items
}

test('a pupil who goes over stays in the list until the other school takes them in, and is that school’s then', async () => {
  expect((await begin()).json()).toEqual({ changed: 1 })
  expect(await people(from)).toMatchObject([{ id: pupil.id, movingTo: '看山高中' }])
  expect(await waiting(from)).toMatchObject({ coming: [], leaving: [{ id: pupil.id, schoolName: '看山高中' }] })
  expect(await waiting(to)).toMatchObject({ leaving: [], coming: [{ fullName: '林小雨', schoolName: '望海高中' }] })
  expect(await people(to)).toEqual([])

  expect((await accept()).json()).toEqual({ changed: 1 })
  expect(await people(from)).toEqual([])
  expect(await people(to)).toMatchObject([{ id: pupil.id, studentNumber: 'B9', className: '禮', seatNumber: '3' }])
  expect(await waiting(to)).toEqual({ coming: [], leaving: [] })
  const { rows } = await product.platform.pool.query('select vouched_school_id as id from accounts where id = $1', [
    pupil.id,
  ])
  expect(rows).toEqual([{ id: to.id }])
  expect((await pupil.browser.get('/api/v2/users/current')).statusCode).toBe(200)
  expect((await actsOn(pupil.id)).map(({ act }) => act).toSorted()).toEqual([
    'school.transfer_accepted',
    'school.transfer_begun',
  ])
})

const kinds = ['transferBegun', 'transferred', 'transferEnded', 'leftSchool']
async function told(): Promise<{ kind: string; title: string }[]> {
  await untilJobsDone(product.platform)
  const answer = await pupil.browser.post('/api/v2/notice/get-notice', {})
  const { items } = answer.json<{ items: { kind: string; title: string }[] }>()
  return items.filter(({ kind }) => kinds.includes(kind)).map(({ kind, title }) => ({ kind, title }))
}

test('the pupil is told what stands: that it has begun, then that they are there, or that they stay', async () => {
  await begin()
  expect(await told()).toEqual([{ kind: 'transferBegun', title: '看山高中' }])
  await end(from)
  expect(await told()).toEqual([{ kind: 'transferEnded', title: '望海高中' }])
  await begin()
  expect(await told()).toEqual([{ kind: 'transferBegun', title: '看山高中' }])
  await accept()
  expect((await told())[0]).toEqual({ kind: 'transferred', title: '看山高中' })
  await to.browser.post(path(to, 'people/let-go'), { personIds: [pupil.id], reason })
  expect((await told())[0]).toEqual({ kind: 'leftSchool', title: '' })
})

test('the same again changes nothing, neither when it begins nor when they are taken in', async () => {
  await begin()
  expect((await begin()).json()).toEqual({ changed: 0 })
  await accept()
  expect((await accept()).json()).toEqual({ changed: 0 })
  expect(await actsOn(pupil.id)).toHaveLength(2)
})

test.each(['refused', 'taken back'])('a transfer that is %s leaves the pupil where they are', async (how) => {
  await begin()
  expect((await end(how === 'refused' ? to : from)).statusCode).toBe(200)
  expect(await people(from)).toMatchObject([{ id: pupil.id, movingTo: null, seatNumber: '7' }])
  expect(await waiting(to)).toEqual({ coming: [], leaving: [] })
  expect((await actsOn(pupil.id))[0]).toMatchObject({ act: 'school.transfer_ended', reason })
  for (const answer of [await end(to), await end(from), await accept()])
    expect(codeOf(answer)).toBe('TRANSFER_NOT_FOUND')
})

test('is the matter of the two schools alone', async () => {
  const third = await newActing('看海高中')
  expect(codeOf(await begin(third))).toBe('USER_NOT_FOUND')
  await begin()
  expect(await waiting(third)).toEqual({ coming: [], leaving: [] })
  for (const answer of [await end(third), await accept(third), await accept(from)])
    expect(codeOf(answer)).toBe('TRANSFER_NOT_FOUND')
  expect(codeOf(await third.browser.post(path(to, `transfers/${pupil.id}/accept`), given))).toBe('SCHOOL_NOT_FOUND')
  expect(codeOf(await third.browser.get(path(to, 'transfers')))).toBe('SCHOOL_NOT_FOUND')
  const inPart = await newClerk(product, to.id, [{ grade: 'high_1', className: null }])
  expect(codeOf(await accept({ ...to, browser: inPart.browser }))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect(await people(from)).toMatchObject([{ movingTo: '看山高中' }])
})

test('goes to another school, for which somebody acts, and is for pupils', async () => {
  expect((await begin(from, from.id)).statusCode).toBe(400)
  for (const nobodys of [await newSchool(product), randomUUID()])
    expect(codeOf(await begin(from, nobodys))).toBe('SCHOOL_TAKES_NOBODY')
  const teacher = await newListed(product, from.id, { academicRole: 'teacher', grade: '', className: '' })
  expect(codeOf(await begin(from, to.id, [pupil.id, teacher.id]))).toBe('TRANSFER_OF_PUPILS_ONLY')
  expect((await people(from)).map(({ movingTo }) => movingTo)).toEqual([null, null])
})

test('is taken in with a number, a seat and a grade that the school can give', async () => {
  await newListed(product, to.id, { studentNumber: 'B1', className: '禮', seatNumber: '5' })
  await begin()
  expect(codeOf(await accept(to, { studentNumber: 'B1' }))).toBe('STUDENT_NUMBER_TAKEN')
  expect(codeOf(await accept(to, { seatNumber: '05' }))).toBe('SEAT_NUMBER_TAKEN')
  expect((await accept(to, { grade: 'primary_1' })).json()).toMatchObject({ fields: [{ path: 'grade' }] })
  expect((await accept(to, { className: '' })).statusCode).toBe(400)
  expect(await people(from)).toMatchObject([{ id: pupil.id, studentNumber: 'A1', movingTo: '看山高中' }])
})

test('a list that brings whoever waits makes no second account of them', async () => {
  await begin()
  const content = Buffer.from('年級,班級,座號,姓名,學號\r\n高一,禮,3,林小雨,B9').toString('base64')
  const check = async () =>
    (await to.browser.post(path(to, 'account-imports/check'), { name: 'list.csv', content })).json<AccountFileReport>()
  expect(await check()).toMatchObject({ counts: { added: 0, bad: 1 }, bad: [{ trouble: { code: 'transfer_waits' } }] })
  await accept()
  expect((await check()).counts).toMatchObject({ added: 0, unchanged: 1, bad: 0 })
})
