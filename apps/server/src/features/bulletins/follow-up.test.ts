import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import type { ReaderPage } from '@learntrail/contract/bulletins/following-up'
import { bulletinDurations } from '@learntrail/contract/bulletins/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { bulletinsPath, see, sign, tell } from './bulletins.fixture.ts'

let product: TestApp
let top: TestPerson
let admin: TestPerson
let outsider: TestPerson
let pupil: TestPerson
let student: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[top, admin, outsider, pupil] = (await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
  student = await newPerson(product, { displayName: '小雨', fullName: '林小雨' })
  await product.platform.db.insert(organizations).values({
    accountId: pupil.id,
    type: 'academic_unit',
    academicRole: 'student',
    schoolType: 'primary_school',
    county: 'taipei_city',
    township: 'taipei_neihu',
    typedSchoolName: '溪畔國小',
    updatedAt: product.clock.now(),
  })
})
afterAll(() => product.close())
beforeEach(async () => {
  group = (await newGroup(top)).id
  await place(product, group, admin.id, memberRoles.administrator)
  for (const { id } of [pupil, student]) {
    product.clock.advance(1_000)
    await place(product, group, id, memberRoles.member)
  }
})

const code = (answer: { statusCode: number; json: () => { code: string } }) =>
  answer.statusCode === 200 ? 200 : answer.json().code
const read = async (by: TestPerson, id: string) => (await by.browser.get(`${bulletinsPath}/${id}`)).json<Bulletin>()
const readersAs = (by: TestPerson, id: string, filter?: string) =>
  by.browser.get(`${bulletinsPath}/${id}/readers${filter === undefined ? '' : `?filter=${filter}`}`)
const readers = async (id: string, filter?: string) => (await readersAs(admin, id, filter)).json<ReaderPage>()
const namesOf = async (id: string, filter: string) => (await readers(id, filter)).items.map(({ person }) => person.id)
const remind = (by: TestPerson, id: string) => by.browser.post(`${bulletinsPath}/${id}/remind`)

describe('who has read a bulletin', () => {
  test('is told to those who lead, in the order in which members came', async () => {
    const { id } = await tell(top, group)
    const at = product.clock.now().toISOString()
    expect((await see(student, id)).json()).toEqual({ ok: true })
    product.clock.advance(1_000)
    await Promise.all([see(student, id), see(student, id), see(admin, id)])
    expect((await read(student, id)).mine.readAt).toBe(at)
    expect(await readers(id)).toMatchObject({
      items: [
        { person: { id: pupil.id }, readAt: null, signedAt: null },
        { person: { id: student.id }, readAt: at, signedAt: null },
      ],
      counts: { members: 2, read: 1, signed: 0 },
      remindedAt: null,
      remindableAt: null,
      nextCursor: null,
    })
    expect([await namesOf(id, 'read'), await namesOf(id, 'unread')]).toEqual([[student.id], [pupil.id]])
    expect(code(await readersAs(student, id))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await readersAs(outsider, id))).toBe('BULLETIN_NOT_FOUND')
  })

  test('is told in the order of the seat numbers, where the class has them', async () => {
    const number = (one: TestPerson, memberNumber: string) =>
      top.browser.put(`/api/v2/groups/${group}/members/${one.id}/number`, { memberNumber })
    await number(student, '7')
    await number(pupil, '10')
    const { id } = await tell(top, group)
    expect((await readers(id)).items.map((one) => [one.person.id, one.memberNumber])).toEqual([
      [student.id, '7'],
      [pupil.id, '10'],
    ])
  })

  test('is told page by page, whoever has a number first', async () => {
    const others: TestPerson[] = []
    for (let at = 0; at < limits.peoplePageSize; at += 1) {
      product.clock.advance(1_000)
      const other = await newPerson(product)
      await place(product, group, other.id, memberRoles.member)
      others.push(other)
    }
    const last = others.at(-1)?.id ?? ''
    await top.browser.put(`/api/v2/groups/${group}/members/${last}/number`, { memberNumber: '1' })
    const { id } = await tell(top, group)
    const first = await readers(id)
    const page = await admin.browser.get(`${bulletinsPath}/${id}/readers?cursor=${first.nextCursor}`)
    const told = [...first.items, ...page.json<ReaderPage>().items].map(({ person }) => person.id)
    expect(told).toEqual([last, pupil.id, student.id, ...others.slice(0, -1).map((one) => one.id)])
  })

  test('leaves out who left', async () => {
    const { id } = await tell(top, group)
    await see(student, id)
    await student.browser.delete(`/api/v2/api/exitGroup?groupId=${group}`)
    expect(await readers(id)).toMatchObject({ items: [{ person: { id: pupil.id } }], counts: { members: 1, read: 0 } })
  })
})

describe('a signature', () => {
  test('is the name of the account, once, and says that it was read', async () => {
    const { id } = await tell(top, group, { needsSignature: true })
    expect((await read(student, id)).can.sign).toBe(true)
    const signed = (await sign(student, id)).json<Bulletin>()
    expect(signed).toMatchObject({
      mine: { signedBy: '林小雨', signedAs: 'self', isFormer: false },
      can: { sign: false },
    })
    expect(signed.mine.readAt).toBe(signed.mine.signedAt)
    product.clock.advance(1_000)
    const again = await Promise.all([sign(student, id), sign(student, id)])
    expect(again.map((answer) => answer.json<Bulletin>().mine)).toEqual([signed.mine, signed.mine])
    expect([await namesOf(id, 'signed'), await namesOf(id, 'unsigned')]).toEqual([[student.id], [pupil.id]])
    const { rows } = await product.platform.pool.query(
      `select 1 from events where subject_id = $1 and kind = 'bulletin.signed'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('of a primary pupil is their own as well: nobody signs in the name of their guardian', async () => {
    const { id } = await tell(top, group, { needsSignature: true })
    expect((await sign(pupil, id, { guardianName: '林先生' })).json()).toMatchObject({
      mine: { signedBy: expect.stringMatching(/^測試/), signedAs: 'self', guardian: null },
    })
  })

  test('is for the words that were there: of others it is asked anew', async () => {
    const { id } = await tell(top, group, { needsSignature: true })
    await sign(student, id)
    await top.browser.patch(`${bulletinsPath}/${id}`, { version: 1, title: '改到星期四' })
    expect(await read(student, id)).toMatchObject({
      mine: { isFormer: true, signedBy: '林小雨' },
      can: { sign: true },
    })
    expect(await readers(id, 'signed')).toMatchObject({ items: [{ isFormer: true }], counts: { signed: 1 } })
    expect((await sign(student, id)).json()).toMatchObject({ code: 'BULLETIN_CONFLICT', values: { version: 2 } })
    expect((await sign(student, id, { version: 2 })).json()).toMatchObject({ mine: { isFormer: false } })
    // A change that leaves the wording alone does not affect the signature.
    await top.browser.patch(`${bulletinsPath}/${id}`, { version: 2, needsSignature: false })
    await top.browser.patch(`${bulletinsPath}/${id}`, { version: 3, needsSignature: true })
    expect((await read(student, id)).mine.isFormer).toBe(false)
  })

  test('is asked only of members, and only where it is asked', async () => {
    const [plain, asked] = [await tell(top, group), await tell(top, group, { needsSignature: true })]
    expect(code(await sign(student, plain.id))).toBe('BULLETIN_SIGNATURE_NOT_ASKED')
    expect(code(await sign(admin, asked.id))).toBe('BULLETIN_SIGNATURE_NOT_ASKED')
    expect(code(await sign(outsider, asked.id))).toBe('BULLETIN_NOT_FOUND')
  })
})

describe('a reminder', () => {
  const reminded = async (by: TestPerson, id: string) =>
    (await by.browser.post('/api/v2/notice/get-notice', {}))
      .json<{ items: { kind: string; place: { id: string } }[] }>()
      .items.filter(({ kind, place }) => kind === 'bulletinReminder' && place.id === id).length

  test('reaches those who have not read, once in a day, of two at once one', async () => {
    const { id } = await tell(top, group)
    await see(student, id)
    expect(code(await remind(student, id))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await remind(outsider, id))).toBe('BULLETIN_NOT_FOUND')
    const at = product.clock.now()
    const remindableAt = new Date(at.getTime() + bulletinDurations.reminderPause).toISOString()
    const answers = await Promise.all([remind(admin, id), remind(top, id)])
    expect(answers.map(code).toSorted()).toEqual([200, 'BULLETIN_REMINDED'])
    expect(answers.map((answer) => answer.json())).toContainEqual({
      remindedAt: at.toISOString(),
      remindableAt,
      told: 1,
      guardians: 0,
    })
    expect(await readers(id)).toMatchObject({ remindedAt: at.toISOString(), remindableAt })
    await untilHeard(product)
    expect([await reminded(pupil, id), await reminded(student, id)]).toEqual([1, 0])
    await see(pupil, id)
    expect(await reminded(pupil, id)).toBe(0)
    product.clock.advance(bulletinDurations.reminderPause - 1)
    expect((await remind(admin, id)).json()).toMatchObject({ code: 'BULLETIN_REMINDED', values: { at: remindableAt } })
    product.clock.advance(1)
    // Nobody is left to remind, so there is no pause to wait for.
    expect((await remind(admin, id)).json()).toMatchObject({ told: 0, remindableAt: null })
  })

  test('reaches those who have not signed, and nobody before it has appeared', async () => {
    const { id } = await tell(top, group, { needsSignature: true })
    await see(pupil, id)
    await sign(student, id)
    expect((await remind(admin, id)).json()).toMatchObject({ told: 1 })
    await untilHeard(product)
    expect([await reminded(pupil, id), await reminded(student, id)]).toEqual([1, 0])
    const appearsAt = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    const later = await tell(top, group, { appearsAt })
    expect(code(await remind(admin, later.id))).toBe('BULLETIN_NOT_APPEARED')
  })
})

test('what told of a bulletin counts as read once the bulletin was', async () => {
  const { id } = await tell(top, group)
  const noticed = async () => {
    await untilHeard(product)
    const { items } = (await student.browser.post('/api/v2/notice/get-notice', {})).json<{
      items: { place: { id: string }; isRead: boolean }[]
    }>()
    return items.find(({ place: { id: about } }) => about === id)?.isRead
  }
  const count = async () => (await student.browser.get('/api/v2/notice/notice-count')).json<{ count: number }>().count
  expect(await noticed()).toBe(false)
  const before = await count()
  await see(student, id)
  expect(await noticed()).toBe(true)
  expect(await count()).toBe(before - 1)
})
