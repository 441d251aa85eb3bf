import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { WholePerson } from '@learntrail/contract/console/people'
import type { Problem } from '@learntrail/contract/errors'
import { placementCorrected } from '@learntrail/contract/profiles/events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn, startOfDay } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool, peoplePath } from '../../console/people/people.fixture.ts'
import { importAccounts } from '../account-import/import-accounts.service.ts'
import { removeSchools } from '../organization/schools.repository.ts'
import { confirmPlace, notePlace, turnSchoolYear } from './note-place.service.ts'
import { listPlacements } from './placements.repository.ts'
import type { SaidPlace } from './placements.rules.ts'
import { placements } from './placements.tables.ts'

let product: TestApp
let support: TestPerson
let school: string
let primary: string
beforeAll(async () => {
  product = await createTestApp()
  support = await newPerson(product, { role: 'support' })
  school = await newSchool(product, { name: '望海高中', code: 'T901' })
  primary = await newSchool(product, { name: '望海國小', type: 'primary_school', code: 'T902' })
})
afterAll(() => product.close())

let one: TestPerson
beforeEach(async () => {
  one = await newPerson(product)
})

const goTo = (day: string) => product.clock.advance(startOfDay(day).getTime() - product.clock.now().getTime())
const day = 86_400_000

const student = (change: Partial<SaidPlace> = {}): SaidPlace => ({
  schoolId: school,
  typedSchoolName: null,
  academicRole: 'student',
  grade: 'high_1',
  ...change,
})

const note = (said: SaidPlace | null, { id } = one) =>
  inTransaction(product.platform.db, (transaction) => notePlace(transaction, id, said, product.clock.now()))

/** A person's rows, earliest first: from, until, school year, grade and class. */
const rowsOf = async ({ id } = one) =>
  (await listPlacements(product.platform.db, id))
    .map(({ row }) => [row.from, row.until, row.schoolYear, row.grade, row.className])
    .reverse()

describe('where somebody is', () => {
  test('is noted once, and ends the day before they are elsewhere', async () => {
    const today = dayIn(product.clock.now())
    for (const _ of [1, 2]) await note(student())
    product.clock.advance(10 * day)
    for (const _ of [1, 2]) await note(student({ grade: 'high_2' }))
    const now = dayIn(product.clock.now())
    const before = dayIn(new Date(product.clock.now().getTime() - day))
    expect(await rowsOf()).toEqual([
      [today, before, 115, 'high_1', null],
      [now, null, 115, 'high_2', null],
    ])
    await note(null)
    expect(await rowsOf()).toEqual([[today, before, 115, 'high_1', null]])
    await note(null)
  })

  test('of one day is what was said last', async () => {
    await note(student())
    await note(student({ grade: 'high_3', className: '301' }))
    await note(student({ schoolId: primary, grade: 'primary_2' }))
    expect(await rowsOf()).toEqual([[dayIn(product.clock.now()), null, 115, 'primary_2', null]])
  })

  test('takes the place of what staff said of that very day', async () => {
    const today = dayIn(product.clock.now())
    const row = { accountId: one.id, typedSchoolName: '望海' }
    await product.platform.db.insert(placements).values([
      { ...row, id: newId(), from: '2026-09-01', until: '2026-09-30' },
      { ...row, id: newId(), from: '2026-10-01', until: today },
    ])
    await note(student())
    const before = dayIn(new Date(product.clock.now().getTime() - day))
    expect((await rowsOf()).map(([from, until]) => [from, until])).toEqual([
      ['2026-09-01', '2026-09-30'],
      ['2026-10-01', before],
      [today, null],
    ])
  })

  test('is one place at a time, however many speak at one moment', async () => {
    const grades = ['high_1', 'high_2', 'high_3', 'high_1', 'high_2']
    await Promise.all(grades.map((grade) => note(student({ grade }))))
    expect(await rowsOf()).toHaveLength(1)
  })

  test('is one place at a time in the database as well', async () => {
    await note(student())
    const row = { accountId: one.id, schoolId: school, from: '2026-09-01' }
    const insert = (change: object) => product.platform.db.insert(placements).values({ ...row, id: newId(), ...change })
    const failing = async (change: object) =>
      insert(change).then(
        () => 'nothing',
        (error: Error & { cause?: { constraint?: string } }) => error.cause?.constraint,
      )
    expect(await failing({})).toBe('placements_open')
    expect(await failing({ until: '2026-08-31' })).toBe('placements_days')
    expect(await failing({ until: '2027-08-01' })).toBe('placements_year')
    await insert({ until: '2026-10-01' })
    expect(await failing({ until: '2026-10-02' })).toBe('placements_from')
  })

  test('stays with a school that is gone from the ministry’s list', async () => {
    const gone = await newSchool(product)
    await note(student({ schoolId: gone }))
    await inTransaction(product.platform.db, (transaction) => removeSchools(transaction, [gone], product.clock.now()))
    expect((await listPlacements(product.platform.db, one.id))[0]?.row.schoolId).toBe(gone)
  })
})

describe('what tells of it', () => {
  const location = { county: 'taipei_city', township: 'taipei_neihu' }
  const form = () => ({
    type: 'academic_unit',
    academicRole: 'student',
    schoolType: 'high_school',
    school,
    location,
    grade: 'high_2',
    studentId: 's110001',
    discipline: 'general_high_school',
    department: 'high_general_studies',
  })
  const fill = async (organization: object) => {
    const names = { displayName: '小雨', fullName: '林小雨' }
    const answer = await one.browser.patch('/api/v2/users/current', { ...names, organization })
    expect(answer.statusCode, answer.body).toBe(200)
  }

  test('is the form, also when it says that they are at no school any more', async () => {
    const today = dayIn(product.clock.now())
    for (const _ of [1, 2]) await fill(form())
    expect(await rowsOf()).toEqual([[today, null, 115, 'high_2', null]])
    product.clock.advance(day)
    const outside = { type: 'other_unit', location, jobCategory: 'software', industryCategory: 'education' }
    await fill({ ...outside, serviceUnit: '學跡工作室' })
    expect(await rowsOf()).toEqual([[today, today, 115, 'high_2', null]])
  })

  test('is the list of a school, with the class; one that says nothing new takes nobody back', async () => {
    const list = (className: string) =>
      importAccounts(
        product.platform,
        Buffer.from(`學校,姓名,學號,年級,班級\r\nT901,林小雨,p1,高一,${className}\r\nT901,陳大山,p2,高一,101`),
        { isDryRun: false, keep: async () => undefined },
      )
    const today = dayIn(product.clock.now())
    await list('101')
    const { rows } = await product.platform.pool.query<{ id: string; number: string }>(
      `select account_id as id, student_number as number from imported_accounts where student_number in ('P1', 'P2')`,
    )
    const named = (number: string) => ({ ...one, id: rows.find((row) => row.number === number)?.id ?? '' })
    const [changed, moved] = [named('P1'), named('P2')]
    await note(student({ schoolId: primary, grade: 'primary_6' }), moved)
    product.clock.advance(day)
    await list('102')
    const now = dayIn(product.clock.now())
    expect(await rowsOf(changed)).toEqual([
      [today, today, 115, 'high_1', '101'],
      [now, null, 115, 'high_1', '102'],
    ])
    expect(await rowsOf(moved)).toEqual([[today, null, 115, 'primary_6', null]])
  })

  test('is whoever of staff puts them at another school', async () => {
    const today = dayIn(product.clock.now())
    await fill(form())
    product.clock.advance(day)
    const move = { schoolId: primary, grade: 'primary_6', reason: '學校來電' }
    const answer = await support.browser.patch(`${peoplePath}/${one.id}/school`, move)
    expect(answer.statusCode, answer.body).toBe(200)
    const now = dayIn(product.clock.now())
    expect(await rowsOf()).toEqual([
      [today, today, 115, 'high_2', null],
      [now, null, 115, 'primary_6', null],
    ])
  })
})

describe('staff', () => {
  let older: string
  const reason = '學校來電更正'
  const given = () => ({
    schoolId: school,
    grade: 'high_1',
    className: '101',
    from: '2025-09-01',
    until: '2026-06-30',
    reason,
  })
  const correct = (id: string, change: object = {}, personId = one.id) =>
    support.browser.patch(`${peoplePath}/${personId}/placements/${id}`, { ...given(), ...change })
  const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code
  const fieldOf = (answer: { json<T>(): T }) => answer.json<Problem>().fields?.[0]
  const openId = async () =>
    (await listPlacements(product.platform.db, one.id)).find(({ row }) => row.until === null)?.row.id ?? ''

  beforeEach(async () => {
    older = newId()
    const row = { id: older, accountId: one.id, academicRole: 'student' as const, typedSchoolName: '望海' }
    await product.platform.db.insert(placements).values({ ...row, from: '2025-09-01', until: '2026-07-31' })
    await note(student({ className: '201' }))
  })

  test('put right where somebody was, with a reason, once', async () => {
    for (const _ of [1, 2]) {
      const answer = await correct(older)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(answer.json<WholePerson>().placements[1]).toEqual({
        id: older,
        schoolId: school,
        schoolName: '望海高中',
        schoolYear: 114,
        grade: 'high_1',
        className: '101',
        gradeName: { tw: '一年級', en: 'Grade 10' },
        from: '2025-09-01',
        until: '2026-06-30',
      })
    }
    expect(await recordedEvents(product, placementCorrected, one.id)).toEqual([
      { actorId: null, data: { placementId: older } },
    ])
    const operator = await newPerson(product, { role: 'operator' })
    const log = await operator.browser.get(`/api/v2/admin/audit?subjectId=${one.id}`)
    const acts = log.json<{ items: AuditEntry[] }>().items.filter(({ act }) => act === 'person.placement_corrected')
    expect(acts).toMatchObject([{ actorId: support.id, reason, data: { from: null, to: school, grade: 'high_1' } }])
  })

  test('put the class and the first day of where somebody is right, and nothing else of it', async () => {
    const id = await openId()
    const open = { grade: 'high_1', until: null, from: '2026-08-01', className: '202' }
    expect((await correct(id, open)).statusCode).toBe(200)
    expect((await rowsOf()).at(-1)).toEqual(['2026-08-01', null, 115, 'high_1', '202'])
    for (const wrong of [{ grade: 'high_2' }, { schoolId: primary, grade: 'primary_1' }])
      expect(codeOf(await correct(id, { ...open, ...wrong }))).toBe('PLACEMENT_IS_PRESENT')
    expect(fieldOf(await correct(id, { ...open, until: '2026-09-30' }))).toMatchObject({ path: 'until' })
    expect(codeOf(await correct(id, { ...open, from: '2026-07-31' }))).toBe('PLACEMENT_OF_TWO_YEARS')
  })

  test.each<[string, object, string]>([
    ['a school that is not there', { schoolId: '019f0000-0000-7000-8000-0000000000aa' }, 'SCHOOL_NOT_FOUND'],
    ['days of two school years', { from: '2025-07-31' }, 'PLACEMENT_OF_TWO_YEARS'],
  ])('are refused %s, and nothing is changed', async (_what, change, code) => {
    const before = await rowsOf()
    expect(codeOf(await correct(older, change))).toBe(code)
    expect(await rowsOf()).toEqual(before)
  })

  test('are refused days on which they were elsewhere, up to the last of these', async () => {
    const before = await rowsOf()
    const until = dayIn(product.clock.now())
    expect(codeOf(await correct(older, { from: '2026-08-01', until }))).toBe('PLACEMENTS_OVERLAP')
    expect(await rowsOf()).toEqual(before)
    const dayBefore = dayIn(new Date(product.clock.now().getTime() - day))
    expect((await correct(older, { from: '2026-08-01', until: dayBefore })).statusCode).toBe(200)
  })

  test.each<[string, object, string]>([
    ['a grade that the school does not have', { grade: 'primary_1' }, 'grade'],
    ['an end before the beginning', { from: '2025-10-01', until: '2025-09-30' }, 'until'],
    ['no end', { until: null }, 'until'],
    ['a day to come', { from: '2027-02-01', until: '2027-03-01' }, 'from'],
    ['an end to come', { from: '2026-08-01', until: '2027-03-01' }, 'until'],
    ['a class of 21 characters', { className: '班'.repeat(21) }, 'className'],
    ['a day that there is not', { from: '2025-02-30' }, 'from'],
  ])('are pointed at %s', async (_what, change, path) => {
    const before = await rowsOf()
    expect(fieldOf(await correct(older, change))).toMatchObject({ path })
    expect(await rowsOf()).toEqual(before)
  })

  test('may name a class of 20 characters, and days next to each other', async () => {
    const answer = await correct(older, { className: '班'.repeat(20), until: '2026-07-31' })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('find nothing of somebody else’s', async () => {
    const other = await newPerson(product)
    expect(codeOf(await correct(older, {}, other.id))).toBe('PLACEMENT_NOT_FOUND')
    expect(codeOf(await correct(newId()))).toBe('PLACEMENT_NOT_FOUND')
    expect(codeOf(await correct(older, {}, newId()))).toBe('USER_NOT_FOUND')
  })
})

// Last, because the clock does not go back.
test('a school year ends for all at once, and what is known goes on', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => newPerson(product)))
  const [first, last, late] = people as [TestPerson, TestPerson, TestPerson]
  await note(student({ className: '101' }), first)
  await note(student({ grade: 'high_3' }), last)
  await note(student(), late)
  const began = dayIn(product.clock.now())
  goTo('2027-07-31')
  await turnSchoolYear(product.platform)
  expect(await rowsOf(first)).toEqual([[began, null, 115, 'high_1', '101']])
  goTo('2027-08-01')
  // A statement before the job turns the year, and the job does not turn it again.
  await note(student({ grade: 'high_2' }), late)
  await Promise.all([turnSchoolYear(product.platform), turnSchoolYear(product.platform)])
  const former = [began, '2027-07-31', 115]
  expect(await rowsOf(late)).toEqual([
    [...former, 'high_1', null],
    ['2027-08-01', null, 116, 'high_2', null],
  ])
  expect(await rowsOf(first)).toEqual([
    [...former, 'high_1', '101'],
    ['2027-08-01', null, 116, null, null],
  ])
  const [open] = await listPlacements(product.platform.db, last.id)
  expect(open?.row).toMatchObject({ schoolId: null, grade: null, until: null })

  goTo('2027-09-10')
  const said = { ...student({ grade: 'high_2', className: '205' }), schoolId: school }
  await inTransaction(product.platform.db, (transaction) =>
    confirmPlace(transaction, first.id, said, product.clock.now()),
  )
  expect((await rowsOf(first)).at(-1)).toEqual(['2027-08-01', null, 116, 'high_2', '205'])
  goTo('2029-09-01')
  await turnSchoolYear(product.platform)
  expect((await rowsOf(first)).slice(1)).toEqual([
    ['2027-08-01', '2028-07-31', 116, 'high_2', '205'],
    ['2029-08-01', null, 118, null, null],
  ])
})
