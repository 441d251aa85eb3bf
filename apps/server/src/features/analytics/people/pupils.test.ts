import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import type { FigureLook, PupilBehind } from '@learntrail/contract/analytics/people'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { Problem } from '@learntrail/contract/errors'
import type { Notice } from '@learntrail/contract/notices/notices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { becomeGuardian } from '../../guardians/guardians.fixture.ts'
import { newPupil, newSchoolPerson, writeRecords } from '../analytics.fixture.ts'
import { drainChanges } from '../summaries/keep-summaries.service.ts'

let product: TestApp
let schoolId: string
let principal: TestPerson
let tutor: TestPerson
let writer: TestPerson
let other: TestPerson
let idle: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中', code: 'T901' })
  principal = await newSchoolPerson(product, schoolId)
  tutor = await newSchoolPerson(product, schoolId, [{ grade: 'high_1', className: '101' }])
  ;[writer, idle, other] = [
    await newPupil(product, { schoolId }),
    await newPupil(product, { schoolId }),
    await newPupil(product, { schoolId, className: '102' }),
  ]
  await writeRecords(product, writer, 2)
  await writeRecords(product, writer, 1, { classification: 'contest' })
  await writeRecords(product, other, 4)
  await drainChanges(product.platform)
})
afterAll(() => product.close())

const path = (rest: string) => `/api/v2/school-analytics/${schoolId}${rest}`
const list = async (person: TestPerson, query: string) =>
  (await person.browser.get(path(`/pupils?${query}`))).json<{ items: PupilBehind[]; nextCursor: string | null }>()
const of101 = 'grade=high_1&className=101&measure=records'
const looksOf = async (person: TestPerson) =>
  (await person.browser.get('/api/v2/school-analytics/looks')).json<{ items: FigureLook[] }>().items

describe('the pupils behind a figure', () => {
  test('are those of a class, as the school speaks of them, with numbers alone', async () => {
    const { items, nextCursor } = await list(principal, of101)
    expect(nextCursor).toBeNull()
    expect(items).toMatchObject([
      {
        person: { id: writer.id },
        grade: 'high_1',
        className: '101',
        fullName: expect.stringMatching(/^學生/),
        count: 3,
      },
    ])
    expect((await list(principal, `${of101}&code=contest`)).items).toMatchObject([{ count: 1 }])
    expect((await list(principal, `${of101}&without=true`)).items).toMatchObject([
      { person: { id: idle.id }, count: 0 },
    ])
  })

  test('are seen by whoever acts for their class, and by nobody else', async () => {
    expect((await list(tutor, of101)).items).toHaveLength(1)
    const refused = await tutor.browser.get(path('/pupils?grade=high_1&className=102&measure=records'))
    expect(refused.json<Problem>().code).toBe('FIGURES_NOT_FOUND')
    const missing = await principal.browser.get(path('/pupils?grade=high_1&measure=records'))
    expect(missing.json<Problem>().code).toBe('VALIDATION_FAILED')
    // Points are shown as sums only.
    const points = await principal.browser.get(path('/pupils?grade=high_1&className=101&measure=points'))
    expect(points.json<Problem>().code).toBe('VALIDATION_FAILED')
  })

  test('are in the log each, and can see who looked; so can their guardians', async () => {
    const before = await looksOf(idle)
    await list(tutor, `${of101}&without=true`)
    await list(tutor, `${of101}&without=true`)
    const looks = await looksOf(idle)
    // Two looks of the same kind on one day are shown once and logged twice.
    expect(looks).toHaveLength(before.length + 1)
    expect(looks[0]).toMatchObject({
      reader: { id: tutor.id },
      school: { id: schoolId, name: '望海高中' },
      measure: 'records',
    })
    const operator = await newPerson(product, { role: 'operator' })
    const logged = (await operator.browser.get(`/api/v2/admin/audit?subjectId=${idle.id}`)).json<{
      items: AuditEntry[]
    }>()
    expect(logged.items.filter(({ actorId }) => actorId === tutor.id)).toMatchObject([
      { act: 'school.figures_looked', subjectType: 'account', data: { schoolId, measure: 'records' } },
      { act: 'school.figures_looked' },
    ])
    const parent = await becomeGuardian(product, product.guest(), idle.id)
    const seen = await parent.get(`/api/v2/guardian/children/${idle.id}/figure-looks`)
    expect(seen.json<{ items: FigureLook[] }>().items[0]).toMatchObject({ reader: { id: tutor.id } })
    expect((await parent.get(`/api/v2/guardian/children/${writer.id}/figure-looks`)).json<Problem>().code).toBe(
      'CHILD_NOT_FOUND',
    )
    expect(await looksOf(other)).toEqual([])
  })

  test('are not those who have left the list', async () => {
    const gone = await newPupil(product, { schoolId, className: '103' })
    const stays = await newPupil(product, { schoolId, className: '103' })
    for (const one of [gone, stays]) await writeRecords(product, one, 1)
    await drainChanges(product.platform)
    await product.platform.pool.query('delete from imported_accounts where account_id = $1', [gone.id])
    const { items } = await list(principal, 'grade=high_1&className=103&measure=records')
    expect(items.map(({ person }) => person.id)).toEqual([stays.id])
  })

  test('come by pages of fifty', async () => {
    const pupils = await Promise.all(
      Array.from({ length: 52 }, () => newPupil(product, { schoolId, className: '104' })),
    )
    for (const one of pupils) await writeRecords(product, one, 1)
    await drainChanges(product.platform)
    const first = await list(principal, 'grade=high_1&className=104&measure=records')
    expect(first.items).toHaveLength(50)
    const rest = await list(principal, `grade=high_1&className=104&measure=records&cursor=${first.nextCursor}`)
    expect(rest.items).toHaveLength(2)
    const ids = [...first.items, ...rest.items].map(({ person }) => person.id)
    expect(new Set(ids)).toEqual(new Set(pupils.map(({ id }) => id)))
  })
})

describe('pupils are reminded of the national upload', () => {
  const remind = (person: TestPerson, body: object) => person.browser.post(path('/reminders'), body)
  const noticesOf = async (person: TestPerson) =>
    (await person.browser.post('/api/v2/notice/get-notice', {}))
      .json<{ items: Notice[] }>()
      .items.map(({ kind }) => kind)

  test('who lack what is said, by a notice, once a day', async () => {
    const body = { grade: 'high_1', className: '101', state: 'nothing' }
    expect((await remind(tutor, body)).json()).toEqual({ ok: true })
    await untilHeard(product)
    expect(await noticesOf(writer)).toContain('uploadNothing')
    expect(await noticesOf(other)).not.toContain('uploadNothing')
    expect((await remind(principal, body)).json<Problem>().code).toBe('PUPILS_REMINDED_TODAY')
    // The pupil reminded already is skipped; the rest of the grade is not.
    expect((await remind(principal, { grade: 'high_1', state: 'nothing' })).json()).toEqual({ ok: true })
    await untilHeard(product)
    expect(await noticesOf(other)).toContain('uploadNothing')
    product.clock.advance(86_400_000)
    expect((await remind(tutor, body)).json()).toEqual({ ok: true })
  })

  test('as many as one call reminds, and the others by the next', async () => {
    const { pool, clock } = product.platform
    const first = await newPupil(product, { schoolId, grade: 'high_3', className: '301' })
    await drainChanges(product.platform)
    const { rows: made } = await pool.query<{ id: string }>(
      `insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
          'email', 'many-' || n || '@reminded.test', 'username', 'reminded' || n))).*
        from accounts a cross join generate_series(1, $2::int) n where a.id = $1 returning id`,
      [idle.id, analyticsLimits.reminded],
    )
    const others = made.map(({ id }) => id)
    const ids = [first.id, ...others]
    await pool.query(
      `insert into imported_accounts (account_id, school_id, grade, class_name, imported_at, academic_role, full_name,
          student_number, seat_number)
        select id, $2, 'high_3', '301', $3, 'student', '學生', 'M' || place, place
        from unnest($1::uuid[]) with ordinality one (id, place)`,
      [others, schoolId, clock.now()],
    )
    const body = { grade: 'high_3', className: '301', state: 'nothing' }
    const reminded = async () =>
      (await pool.query('select 1 from upload_reminders where account_id = any($1)', [ids])).rowCount
    expect((await remind(principal, body)).json()).toEqual({ ok: true })
    expect(await reminded()).toBe(analyticsLimits.reminded)
    expect((await remind(principal, body)).json()).toEqual({ ok: true })
    expect(await reminded()).toBe(ids.length)
    expect((await remind(principal, body)).json<Problem>().code).toBe('PUPILS_REMINDED_TODAY')
  })

  test('of whom there are none, without telling so', async () => {
    const none = { grade: 'high_1', className: '101', state: 'tooLarge' }
    for (const _ of [1, 2]) expect((await remind(tutor, none)).json()).toEqual({ ok: true })
  })

  test('only by whoever acts for them, and never of those who are ready', async () => {
    const body = { grade: 'high_1', className: '102', state: 'nothing' }
    expect((await remind(tutor, body)).json<Problem>().code).toBe('FIGURES_NOT_FOUND')
    expect((await remind(await newPerson(product), body)).json<Problem>().code).toBe('SCHOOL_NOT_FOUND')
    expect((await remind(principal, { ...body, state: 'ready' })).json<Problem>().code).toBe('VALIDATION_FAILED')
  })
})
