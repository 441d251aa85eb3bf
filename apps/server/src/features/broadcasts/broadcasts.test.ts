import { randomUUID } from 'node:crypto'
import { broadcastRoles } from '@learntrail/contract/broadcasts/audience'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPermissions } from '../accounts/index.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { organizations } from '../profiles/profiles.tables.ts'
import { broadcasts } from './broadcasts.tables.ts'

let product: TestApp
let schoolIds: string[]
let staff: TestPerson
let officer: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  schoolIds = (await product.platform.db.select({ id: schools.id }).from(schools).limit(2)).map(({ id }) => id)
  staff = await newPerson(product, { role: 'operator' })
  officer = await newPerson(product)
  await addPermissions(product.platform.db, officer.id, [schoolIds[0] ?? ''], product.clock.now())
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.platform.db.delete(broadcasts)
})

interface At {
  school?: number
  role?: 'student' | 'teacher'
}

async function somebody({ school = 0, role = 'student' }: At = {}): Promise<TestPerson> {
  const person = await newPerson(product)
  await product.platform.db.insert(organizations).values({
    accountId: person.id,
    type: 'academic_unit',
    county: 'taipei_city',
    township: 'x',
    academicRole: role,
    schoolType: 'high_school',
    schoolId: schoolIds[school] ?? null,
    updatedAt: product.clock.now(),
  })
  return person
}

const everybody = { schoolId: null, roles: [], schoolTypes: [], plans: [] }
const send = ({ browser }: TestPerson, change: object = {}) =>
  browser.post('/api/v2/broadcasts', {
    clientId: randomUUID(),
    title: '期末歷程工作坊',
    content: paragraph('星期五下午在圖書館。'),
    audience: everybody,
    startsAt: null,
    ...change,
  })
const toSchool = (audience: object = {}) => ({ audience: { ...everybody, schoolId: schoolIds[0], ...audience } })
const listed = async ({ browser }: TestPerson) =>
  (await browser.post('/api/v2/broadcasts/getbroadcasts', {})).json().items
const titlesFor = async (person: TestPerson) => (await listed(person)).map(({ title }: { title: string }) => title)
const count = async ({ browser }: TestPerson) => (await browser.get('/api/v2/broadcasts/broadcast-count')).json().count
const read = ({ browser }: TestPerson, id: string) => browser.post('/api/v2/broadcasts/readbroadcast', { id })
const sent = async ({ browser }: TestPerson) => (await browser.get('/api/v2/broadcasts/sent')).json().items
const codeOf = (answer: { json(): { code: string } }) => answer.json().code

describe('before it is written', () => {
  const reach = (by: TestPerson, audience: object) =>
    by.browser.post('/api/v2/broadcasts/reach', { audience: { ...everybody, ...audience } })

  test('says how many it would be for, as it says afterwards', async () => {
    for (const role of ['student', 'student', 'teacher'] as const) await somebody({ role })
    await somebody({ school: 1 })
    for (const audience of [{}, { schoolId: schoolIds[0] }, { schoolId: schoolIds[0], roles: ['student'] }]) {
      const { count: before } = (await reach(staff, audience)).json()
      await send(staff, { audience: { ...everybody, ...audience } })
      expect(before).toBe((await sent(staff))[0].reach)
    }
    expect((await reach(staff, { schoolId: schoolIds[0], roles: ['teacher'] })).json().count).toBeGreaterThan(0)
    expect((await reach(staff, { roles: [...broadcastRoles] })).statusCode).toBe(200)
    expect((await reach(staff, { roles: [...broadcastRoles, 'student'] })).statusCode).toBe(400)
  })

  test('is asked by whoever may send it, and no one else', async () => {
    expect((await reach(officer, { schoolId: schoolIds[0] })).statusCode).toBe(200)
    expect(codeOf(await reach(officer, { schoolId: schoolIds[1] }))).toBe('NO_PERMISSION')
    expect(codeOf(await reach(officer, {}))).toBe('NO_PERMISSION')
    expect(codeOf(await reach(await somebody(), { schoolId: schoolIds[0] }))).toBe('NO_PERMISSION')
    expect(codeOf(await reach(staff, { schoolId: randomUUID() }))).toBe('SCHOOL_NOT_FOUND')
  })
})

describe('whom it reaches', () => {
  test('of the service, everybody, with who says it', async () => {
    const person = await somebody()
    await send(staff)
    expect(await listed(person)).toMatchObject([
      { title: '期末歷程工作坊', schoolName: null, isRead: false, editedAt: null },
    ])
  })

  test('of a school, the people of that school alone', async () => {
    const [here, elsewhere, nowhere] = [await somebody(), await somebody({ school: 1 }), await newPerson(product)]
    await send(officer, toSchool())
    expect([await titlesFor(here), await titlesFor(elsewhere), await titlesFor(nowhere)]).toEqual([
      ['期末歷程工作坊'],
      [],
      [],
    ])
  })

  test('narrowed to roles and kinds of school, those alone', async () => {
    const [student, teacher, other] = [await somebody(), await somebody({ role: 'teacher' }), await newPerson(product)]
    await send(staff, { title: '給老師', audience: { ...everybody, roles: ['teacher'] } })
    await send(staff, { title: '給校外', audience: { ...everybody, roles: ['other'] } })
    await send(staff, { title: '給高中', audience: { ...everybody, schoolTypes: ['high_school'] } })
    expect(await titlesFor(student)).toEqual(['給高中'])
    expect((await titlesFor(teacher)).sort()).toEqual(['給老師', '給高中'].sort())
    expect(await titlesFor(other)).toEqual(['給校外'])
  })

  test('narrowed to plans, whoever is on one of them when they read', async () => {
    const trialEndsAt = new Date(product.clock.now().getTime() + durations.hour)
    const [free, trying] = [
      await newPerson(product, { plan: 'free', trialEndsAt: null }),
      await newPerson(product, { plan: 'free', trialEndsAt }),
    ]
    const answer = await send(staff, { audience: { ...everybody, plans: ['plus', 'school'] } })
    expect(answer.json()).toMatchObject({ audience: { plans: ['plus', 'school'] } })
    expect([await titlesFor(free), await titlesFor(trying)]).toEqual([[], ['期末歷程工作坊']])
    product.clock.advance(durations.hour)
    expect(await titlesFor(trying)).toEqual([])
  })

  test('nobody who came after it', async () => {
    await send(staff)
    product.clock.advance(1_000)
    expect(await titlesFor(await somebody())).toEqual([])
  })

  test('planned, nobody before its moment', async () => {
    const person = await somebody()
    const startsAt = new Date(product.clock.now().getTime() + durations.hour).toISOString()
    expect((await send(staff, { startsAt })).json()).toMatchObject({ state: 'planned' })
    expect([await titlesFor(person), await count(person)]).toEqual([[], 0])
    product.clock.advance(durations.hour)
    expect([await titlesFor(person), await count(person)]).toEqual([['期末歷程工作坊'], 1])
  })
})

describe('who may send', () => {
  test('nobody else', async () => {
    const person = await somebody({ role: 'teacher' })
    expect(codeOf(await send(person))).toBe('NO_PERMISSION')
    expect(codeOf(await person.browser.get('/api/v2/broadcasts/sent'))).toBe('NO_PERMISSION')
  })

  test('people of a school neither to everybody nor to another school', async () => {
    expect(codeOf(await send(officer))).toBe('NO_PERMISSION')
    expect(codeOf(await send(officer, toSchool({ plans: ['free'] })))).toBe('NO_PERMISSION')
    expect(codeOf(await send(officer, { audience: { ...everybody, schoolId: schoolIds[1] } }))).toBe('NO_PERMISSION')
  })

  test('nobody by naming somebody: a mention is plain words', async () => {
    const person = await somebody()
    const mention = { type: 'mention', attrs: { id: person.id, label: '小雨' } }
    await send(staff, { content: { type: 'doc', content: [{ type: 'paragraph', content: [mention] }] } })
    expect((await listed(person))[0].content.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '@小雨' }] },
    ])
  })

  test('nobody what is another’s to correct or withdraw', async () => {
    const { id } = (await send(staff)).json()
    const path = `/api/v2/broadcasts/${id}`
    expect(codeOf(await officer.browser.patch(path, { title: 'x', content: paragraph('x') }))).toBe('NO_PERMISSION')
    expect(codeOf(await officer.browser.delete(path))).toBe('NO_PERMISSION')
    expect(await sent(officer)).toEqual([])
  })

  test('twice the same is once', async () => {
    const clientId = randomUUID()
    const [first, second] = await Promise.all([send(staff, { clientId }), send(staff, { clientId })])
    expect(second?.json().id).toBe(first?.json().id)
    expect(await sent(staff)).toHaveLength(1)
  })

  test.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: '長'.repeat(broadcastLimits.title + 1) }, 'title', 'too_long'],
    [{ content: { type: 'doc', content: [] } }, 'content', 'required'],
    [{ content: paragraph('長'.repeat(broadcastLimits.text + 1)) }, 'content', 'too_long'],
  ])('what is empty or too long is refused', async (change, path, rule) => {
    expect((await send(staff, change)).json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] })
  })

  test('as much as fits, and no more at a time', async () => {
    await product.platform.db.insert(broadcasts).values(
      Array.from({ length: broadcastLimits.held - 1 }, () => ({
        id: randomUUID(),
        clientId: randomUUID(),
        title: 'x',
        content: paragraph('x') as never,
        startsAt: product.clock.now(),
      })),
    )
    expect((await send(staff)).statusCode).toBe(200)
    expect(codeOf(await send(staff))).toBe('BROADCAST_LIMIT_REACHED')
  })
})

describe('reading', () => {
  test('is counted once a reader, and told as a number where it names nobody', async () => {
    const readers: TestPerson[] = []
    for (let made = 0; made < broadcastLimits.fewestCounted; made += 1) readers.push(await somebody({ school: 1 }))
    const { id } = (await send(staff, { audience: { ...everybody, schoolId: schoolIds[1] } })).json()
    for (const reader of readers.slice(0, 2)) await Promise.all([read(reader, id), read(reader, id)])
    const [row] = await sent(staff)
    expect(row.reach).toBeGreaterThanOrEqual(broadcastLimits.fewestCounted)
    expect(row.readCount).toBe(2)
    expect(JSON.stringify(row)).not.toContain(readers[0]?.displayName)
  })

  test('of so few that it would name them is told to nobody', async () => {
    await send(staff, { audience: { ...everybody, schoolTypes: ['primary_school'] } })
    expect((await sent(staff))[0]).toMatchObject({ reach: 0, readCount: null })
  })

  test('takes it from the badge, as looking at the list does', async () => {
    const person = await somebody()
    const { id } = (await send(staff)).json()
    await send(staff, { title: '第二則' })
    expect((await person.browser.get('/api/v2/navigation/home')).json().unread).toMatchObject({ broadcast: 2 })
    await read(person, id)
    expect(await count(person)).toBe(1)
    expect((await person.browser.patch('/api/v2/broadcasts/informed')).json()).toEqual({ count: 0 })
    expect((await listed(person)).map(({ isRead }: { isRead: boolean }) => isRead).sort()).toEqual([false, true])
  })

  test('of what is not for somebody is refused', async () => {
    const { id } = (await send(officer, toSchool())).json()
    expect(codeOf(await read(await somebody({ school: 1 }), id))).toBe('BROADCAST_NOT_FOUND')
  })
})

describe('afterwards', () => {
  test('it is corrected where it stands, and says so', async () => {
    const person = await somebody()
    const { id } = (await send(officer, toSchool())).json()
    await read(person, id)
    await officer.browser.patch(`/api/v2/broadcasts/${id}`, { title: '改期', content: paragraph('改到星期六。') })
    expect(await listed(person)).toMatchObject([
      { title: '改期', isRead: true, editedAt: product.clock.now().toISOString() },
    ])
  })

  test('withdrawn, nobody sees it any more, and it is changed no more', async () => {
    const person = await somebody()
    const { id } = (await send(staff)).json()
    const path = `/api/v2/broadcasts/${id}`
    for (const _ of [1, 2]) expect((await staff.browser.delete(path)).statusCode).toBe(200)
    expect([await titlesFor(person), await count(person)]).toEqual([[], 0])
    expect((await sent(staff))[0]).toMatchObject({ state: 'withdrawn' })
    expect(codeOf(await staff.browser.patch(path, { title: 'x', content: paragraph('x') }))).toBe('BROADCAST_NOT_FOUND')
  })

  test('it is shown for six months', async () => {
    const person = await somebody()
    await send(staff)
    await product.platform.pool.query("update accounts set created_at = '2020-01-01'")
    const said = (startsAt: Date) => product.platform.db.update(broadcasts).set({ startsAt })
    const old = product.clock.now()
    old.setUTCMonth(old.getUTCMonth() - broadcastLimits.months)
    await said(new Date(old.getTime() + 1))
    expect(await titlesFor(person)).toHaveLength(1)
    await said(old)
    expect(await titlesFor(person)).toEqual([])
  })
})
