import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import { minuteOf } from '@learntrail/contract/moments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteIn } from '../../../platform/clock/taipei.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, TestBrowser } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath } from '../homework.fixture.ts'
import { utc } from './calendar.rules.ts'

let product: TestApp
let teacher: TestPerson
let student: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
  student = await newPerson(product)
  group = (await newGroup(teacher, { name: '二年三班' })).id
  await place(product, group, student.id, memberRoles.member)
})
afterAll(() => product.close())

const path = `${homeworkPath}/calendar`
const renew = async (by = student) => (await by.browser.post(path)).json<{ address: string }>().address
/** Reads like a calendar program, which has nothing but the address. */
const read = (address: string) => new TestBrowser(product.app).get(address)
const linesOf = async (address: string) => (await read(address)).body.replaceAll('\r\n ', '').split('\r\n')

test('a calendar program reads my deadlines by their secret address, in groups where I am', async () => {
  expect((await student.browser.get(path)).json()).toEqual({ address: null })
  const address = await renew()
  expect((await student.browser.get(path)).json()).toEqual({ address })
  const asked = await ask(product, teacher, group, { title: '河川, 觀察' })
  await ask(product, teacher, group, { title: '還沒派', assign: false })
  const other = await newPerson(product)
  await place(product, group, other.id, memberRoles.member)
  await ask(product, teacher, group, { title: '別人的', assignTo: 'chosen', assigneeIds: [other.id] })
  const answer = await read(address)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const lines = await linesOf(address)
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:作業截止：河川\\, 觀察'])
  expect(lines).toContain(`UID:${asked.id}@learntrail`)
  expect(lines).toContain(`DTSTART:${utc(minuteOf(new Date(asked.deadline ?? '')))}`)
  const sequence = lines.find((line) => line.startsWith('SEQUENCE'))

  const deadline = new Date(Date.parse(asked.deadline ?? '') + 3_600_000).toISOString()
  await teacher.browser.patch(`${homeworkPath}/questions/${asked.id}`, { version: asked.version, deadline })
  const later = await linesOf(address)
  expect(later).toContain(`UID:${asked.id}@learntrail`)
  expect(later).toContain(`DTSTART:${utc(minuteOf(new Date(deadline)))}`)
  expect(later).not.toContain(sequence)

  await teacher.browser.post(`${homeworkPath}/questions/${asked.id}/revoke`)
  expect(await linesOf(address)).not.toContain('BEGIN:VEVENT')
})

test('an address that was renewed or ended is none, and tells nothing', async () => {
  const first = await renew()
  const second = await renew()
  expect(second).not.toBe(first)
  expect((await read(first)).json()).toMatchObject({ code: 'CALENDAR_NOT_FOUND' })
  expect((await read(second)).statusCode).toBe(200)
  expect((await student.browser.delete(path)).json()).toEqual({ address: null })
  expect((await read(second)).json()).toMatchObject({ code: 'CALENDAR_NOT_FOUND' })
  expect((await read(`${path}/${'a'.repeat(43)}.ics`)).statusCode).toBe(404)
  expect((await new TestBrowser(product.app).get(path)).json()).toMatchObject({
    code: 'NOT_AUTHENTICATED',
    errorCode: -1,
  })
})

test('a deadline stays for a while after it is over, and goes with the membership', async () => {
  const address = await renew()
  const { id } = await ask(product, teacher, group, { title: '舊的' })
  const { pool } = product.platform
  const end = (ago: number) =>
    pool.query('update homework_questions set deadline = $2 where id = $1', [
      id,
      new Date(product.clock.now().getTime() - ago),
    ])
  await end(homeworkDurations.calendar)
  expect(await linesOf(address)).toContain('SUMMARY:作業截止：舊的')
  await end(homeworkDurations.calendar + 1)
  expect(await linesOf(address)).not.toContain('SUMMARY:作業截止：舊的')
  await ask(product, teacher, group, { title: '新的' })
  expect(await linesOf(address)).toContain('SUMMARY:作業截止：新的')
  await pool.query('delete from group_members where account_id = $1', [student.id])
  expect(await linesOf(address)).not.toContain('BEGIN:VEVENT')
})

test('what came back says until when it can be handed in again, and without a date that there is none', async () => {
  const [author, worker] = [await newPerson(product), await newPerson(product)]
  const { id: ofTwo } = await newGroup(author, { name: '二人組' })
  await place(product, ofTwo, worker.id, memberRoles.member)
  const { id, deadline } = await ask(product, author, ofTwo, { title: '訪問' })
  const address = await renew(worker)
  const work = await handIn(worker, id)
  await correct(author, work.handIn.id, { outcome: 'returned', score: null })
  const ahead = await linesOf(address)
  expect(ahead).toContain('SUMMARY:退回修改：訪問')
  expect(ahead.join()).toContain(`可再交到 ${minuteIn(new Date(deadline ?? ''))}`)
  product.clock.advance(Date.parse(deadline ?? '') - product.clock.now().getTime() + 60_000)
  const over = (await linesOf(address)).join()
  expect(over).toContain('沒有期限，改好就可以再交')
  expect(over).not.toContain('截止')
})

test('phrases are mine, in the order in which I kept them, and no more than the limit', async () => {
  const phrases = `${homeworkPath}/phrases`
  const keep = (words: string, clientId: string = randomUUID()) => teacher.browser.post(phrases, { clientId, words })
  const clientId = randomUUID()
  const first = (await keep('觀察得很仔細', clientId)).json()
  expect((await keep('另一句', clientId)).json()).toEqual(first)
  expect((await keep('字'.repeat(homeworkLimits.phrase))).statusCode).toBe(200)
  expect((await keep('字'.repeat(homeworkLimits.phrase + 1))).json()).toMatchObject({
    fields: [{ path: 'words', rule: 'too_long' }],
  })
  const list = async (by = teacher) => (await by.browser.get(phrases)).json().items
  expect(await list()).toMatchObject([{ words: '觀察得很仔細' }, {}])
  expect(await list(student)).toEqual([])
  expect((await student.browser.delete(`${phrases}/${first.id}`)).json()).toMatchObject({ code: 'PHRASE_NOT_FOUND' })
  expect(await list()).toHaveLength(2)
  await teacher.browser.delete(`${phrases}/${first.id}`)
  expect(await list()).toHaveLength(1)
  for (let n = 1; n < homeworkLimits.phrases; n += 1) expect((await keep(`第 ${n} 句`)).statusCode).toBe(200)
  expect((await keep('多的一句')).json()).toMatchObject({
    code: 'HOMEWORK_LIMIT_REACHED',
    errorCode: -9,
    values: { limit: homeworkLimits.phrases },
  })
})
