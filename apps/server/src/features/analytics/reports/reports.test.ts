import type {
  AnalyticsSchool,
  ReadSchool,
  SchoolDashboard,
  SchoolReport,
} from '@learntrail/contract/analytics/analytics'
import type { Problem } from '@learntrail/contract/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { newPupil, newSchoolPerson, writeRecords } from '../analytics.fixture.ts'
import { drainChanges } from '../summaries/keep-summaries.service.ts'

let product: TestApp
let schoolId: string
let other: string
let principal: TestPerson
let headOfYear: TestPerson
let tutor: TestPerson
let staff: TestPerson

/** Number of records of each pupil, by class. */
const classes = {
  '101': { grade: 'high_1', records: [3, 1, 2, 0, 0, 1, 4, 2, 1, 1, 0, 0] },
  '102': { grade: 'high_1', records: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0] },
  '103': { grade: 'high_1', records: [0, 0, 0, 0, 0, 0] },
  '201': { grade: 'high_2', records: [6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0] },
} as const

beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中', code: 'T901' })
  other = await newSchool(product, { name: '望山高中', code: 'T903' })
  for (const [className, { grade, records }] of Object.entries(classes)) {
    for (const count of records) {
      const pupil = await newPupil(product, { schoolId, grade, className })
      if (count > 0) await writeRecords(product, pupil, count)
    }
  }
  await drainChanges(product.platform)
  principal = await newSchoolPerson(product, schoolId)
  headOfYear = await newSchoolPerson(product, schoolId, [{ grade: 'high_1', className: null }])
  tutor = await newSchoolPerson(product, schoolId, [
    { grade: 'high_1', className: '102' },
    { grade: 'high_2', className: '201' },
  ])
  staff = await newPerson(product, { role: 'support' })
})
afterAll(() => product.close())

const path = (rest: string, id = schoolId) => `/api/v2/school-analytics/${id}${rest}`
const ask = async (person: TestPerson, question = 'records', query = '') => {
  const answer = await person.browser.get(path(`/questions/${question}${query}`))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<SchoolReport>()
}
const refusal = async (person: TestPerson, rest: string, id = schoolId) =>
  (await person.browser.get(path(rest, id))).json<Problem>().code

const rowsOf = ({ tables }: SchoolReport, name: string) =>
  Object.fromEntries(
    (tables.find((table) => table.name === name)?.items ?? []).map(({ key, cells }) => [
      key,
      cells.map(({ value }) => value),
    ]),
  )

describe('who sees what of a school', () => {
  test('whoever acts for all of it: the school, its grades and classes', async () => {
    const report = await ask(principal)
    expect(report.totals).toMatchObject([
      { name: 'records', unit: 'count', value: 54 },
      { name: 'writers', unit: 'people', value: 16 },
      { name: 'writersShare', unit: 'share', value: 41 },
    ])
    expect(Object.keys(rowsOf(report, 'places'))).toEqual([
      '0//',
      '1/high_1/',
      '2/high_1/101',
      '2/high_1/102',
      '2/high_1/103',
      '1/high_2/',
      '2/high_2/201',
    ])
  })

  test('a head of year: their grade and its classes', async () => {
    const report = await ask(headOfYear)
    expect(report.place).toEqual({ grade: 'high_1', className: null })
    expect(Object.keys(rowsOf(report, 'places'))).toEqual(['1/high_1/', '2/high_1/101', '2/high_1/102', '2/high_1/103'])
    expect(await refusal(headOfYear, '/questions/records?grade=high_2')).toBe('FIGURES_NOT_FOUND')
    expect(await refusal(headOfYear, '/questions/records?grade=high_2&className=201')).toBe('FIGURES_NOT_FOUND')
  })

  test('a tutor: their classes, each by itself', async () => {
    const read = await tutor.browser.get(path(''))
    expect(read.json<AnalyticsSchool>().grades).toEqual([
      { grade: 'high_1', classes: ['102'] },
      { grade: 'high_2', classes: ['201'] },
    ])
    expect((await ask(tutor)).place).toEqual({ grade: 'high_1', className: '102' })
    expect((await ask(tutor, 'records', '?grade=high_2&className=201')).totals[0]).toMatchObject({ value: 36 })
    expect(await refusal(tutor, '/questions/records?grade=high_1')).toBe('FIGURES_NOT_FOUND')
    expect(await refusal(tutor, '/questions/records?grade=high_1&className=101')).toBe('FIGURES_NOT_FOUND')
  })

  test('staff: the figures, and nobody by name', async () => {
    const report = await ask(staff)
    expect(report).toMatchObject({ canList: false, school: { isForStaff: true } })
    expect(await refusal(staff, '/pupils?grade=high_1&className=101&measure=records')).toBe('FIGURES_NOT_FOUND')
  })

  test('to everybody else the school is not there', async () => {
    const former = await newSchoolPerson(product, schoolId)
    await product.platform.pool.query('delete from school_permissions where account_id = $1', [former.id])
    const others = await newSchoolPerson(product, other)
    const teacher = await newPerson(product, { registrationRole: 'teacher' })
    for (const person of [former, others, teacher]) {
      for (const rest of [
        '',
        '/dashboard',
        '/questions/records',
        '/pupils?grade=high_1&className=101&measure=records',
      ]) {
        expect(await refusal(person, rest)).toBe('SCHOOL_NOT_FOUND')
      }
    }
    const listed = async (person: TestPerson) =>
      (await person.browser.get('/api/v2/school-analytics/schools')).json<{ items: ReadSchool[] }>().items
    expect(await listed(former)).toEqual([])
    expect(await listed(others)).toMatchObject([{ id: other, reach: null }])
    expect(await listed(tutor)).toMatchObject([{ id: schoolId, name: '望海高中', isForStaff: false }])
  })

  test('nothing is told of a semester to come, a week of another one, a class that is not there', async () => {
    for (const query of ['?semester=199-1', '?week=2020-01-06', '?grade=high_1&className=109', '?className=101']) {
      expect(await refusal(principal, `/questions/records${query}`)).toBe('FIGURES_NOT_FOUND')
    }
    expect(await refusal(principal, '/questions/records?semester=115-3')).toBe('VALIDATION_FAILED')
  })
})

describe('a report', () => {
  test('hides what is small and what would give it away', async () => {
    const places = rowsOf(await ask(principal), 'places')
    // Only two wrote in 102, so it is hidden, and so are the writers of 101.
    expect(places['2/high_1/102']?.slice(1)).toEqual([null, null, null])
    expect(places['2/high_1/103']?.slice(1)).toEqual([0, 0, 0])
    expect(places['2/high_1/101']?.[2]).toBeNull()
    // The steps would give away the two pupils who wrote three and four.
    expect(places['2/high_2/201']?.slice(1)).toEqual([36, null, null])
  })

  test('shows a place the same numbers, whatever it was asked with', async () => {
    const whole = rowsOf(await ask(principal), 'places')
    const grade = rowsOf(await ask(principal, 'records', '?grade=high_1'), 'places')
    const own = rowsOf(await ask(tutor), 'places')
    for (const [key, cells] of [...Object.entries(grade), ...Object.entries(own)]) expect(cells).toEqual(whole[key])
    for (const [className, { grade: its }] of Object.entries(classes)) {
      const one = await ask(principal, 'records', `?grade=${its}&className=${className}`)
      expect(one.totals.map(({ value }) => value)).toEqual(whole[`2/${its}/${className}`]?.slice(1))
    }
  })

  test('spreads over the pupils, so that the loudest are not all there is to see', async () => {
    const steps = rowsOf(await ask(principal), 'steps')
    expect(Object.keys(steps)).toEqual(['0', '1', '3', '6', '11', '21'])
    expect(steps['0']).toEqual([23])
  })

  test('has each code in its order, also without anything', async () => {
    const report = await ask(principal)
    const codes = rowsOf(report, 'classifications')
    expect(codes.works).toEqual([54, 16])
    expect(codes.contest).toEqual([0, 0])
    expect(rowsOf(report, 'abilities').creativity).toEqual([54, 16])
  })

  test('of a week has the week alone', async () => {
    const { semesters } = (await principal.browser.get(path(''))).json<AnalyticsSchool>()
    const weeks = semesters[0]?.weeks ?? []
    const report = await ask(principal, 'records', `?week=${weeks.at(-1)?.monday}`)
    expect(report).toMatchObject({ from: weeks.at(-1)?.from, to: dayIn(product.clock.now()) })
    expect(report.totals[0]).toMatchObject({ value: 54 })
    expect((await ask(principal, 'records', `?week=${weeks[0]?.monday}`)).totals[0]).toMatchObject({ value: 0 })
  })

  test('of few pupils says so and tells nothing', async () => {
    const small = await newSchool(product, { name: '山上高中', code: 'T904' })
    for (const _ of [1, 2, 3, 4]) await writeRecords(product, await newPupil(product, { schoolId: small }), 9)
    await drainChanges(product.platform)
    const person = await newSchoolPerson(product, small)
    const report = (await person.browser.get(path('/questions/records', small))).json<SchoolReport>()
    expect(report).toMatchObject({ isTooSmall: true, totals: [], tables: [] })
    const fifth = await newPupil(product, { schoolId: small })
    await writeRecords(product, fifth, 9)
    await drainChanges(product.platform)
    const grown = (await person.browser.get(path('/questions/records', small))).json<SchoolReport>()
    expect(grown).toMatchObject({ isTooSmall: false })
    expect(grown.totals[0]).toMatchObject({ value: 45 })
  })
})

test('the dashboard has the large numbers of every question, and what came today', async () => {
  const dashboard = (await principal.browser.get(path('/dashboard'))).json<SchoolDashboard>()
  expect(dashboard.questions.map(({ question }) => question)).toEqual([
    'use',
    'records',
    'homework',
    'plans',
    'courses',
    'points',
    'readiness',
  ])
  expect(dashboard.today).toEqual([
    { name: 'active', unit: 'people', value: 16 },
    { name: 'records', unit: 'count', value: 54 },
  ])
  const own = (await headOfYear.browser.get(path('/dashboard'))).json<SchoolDashboard>()
  expect(own.today).toBeNull()
})
