import { randomUUID } from 'node:crypto'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { finished, newPlan, newShared, planBody, planPath, progressOf, share } from './plans.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const read = ({ browser }: TestPerson, id: string) => browser.get(`${planPath}/${id}`)
const save = ({ browser }: TestPerson, id: string, change: object = {}) =>
  browser.patch(`${planPath}/${id}`, { writer: randomUUID(), save: 1, version: 1, ...change })
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const begin = ({ browser }: TestPerson, change: object) => browser.post(planPath, planBody(change))

/** Copies a plan `count` times, straight in the table. */
const fill = (person: TestPerson, from: string, count: number) =>
  product.platform.pool.query(
    `insert into plans (id, owner_id, client_id, content, name, opening, weeks, lessons, privacy, version, writer,
       writer_save, writer_base, created_at, updated_at)
     select gen_random_uuid(), $1, gen_random_uuid(), content, name, opening, weeks, lessons, privacy, version, writer,
       writer_save, writer_base, created_at, updated_at from plans, generate_series(1, $3) where id = $2`,
    [person.id, from, count],
  )

describe('a plan is begun', () => {
  test('empty, with nothing but who writes, and says the usual of everything else', async () => {
    const body = { clientId: randomUUID(), writer: randomUUID(), save: 1 }
    const plan = (await owner.browser.post(planPath, body)).json<Plan>()
    expect(plan).toMatchObject({
      projectName: '',
      startedAt: null,
      learningType: [],
      privacy: 3,
      version: 1,
      progressTotalWeeks: 0,
      lessons: 0,
      favoriteCount: 0,
      isFavorite: false,
      source: null,
      groups: [],
      isStudentSign: true,
      user: { id: owner.id },
      can: { edit: true, remove: true },
    })
  })

  test('once for each clientId, also when it is sent twice at the same moment', async () => {
    const body = planBody()
    const answers = await Promise.all([1, 2, 3].map(() => owner.browser.post(planPath, body)))
    const [first, ...rest] = answers.map((answer) => answer.json<Plan>()._id)
    expect(new Set(rest)).toEqual(new Set([first]))
  })

  test('up to 100 of one person, and no more at once either', async () => {
    const person = await newPerson(product)
    const { _id } = await newPlan(person)
    await fill(person, _id, planLimits.plans - 2)
    const answers = await Promise.all([1, 2, 3].map(() => begin(person, {})))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(refused.map(codeOf)).toEqual(['PLAN_LIMIT_REACHED', 'PLAN_LIMIT_REACHED'])
    const counts = await person.browser.get(`${planPath}/counts`)
    expect(counts.json()).toEqual({ mine: 100, published: 0, favorites: 0, limit: 100 })
  })
})

describe('days and weeks', () => {
  test('180 days are taken, 181 are not, and it ends after it starts', async () => {
    const from = { startedAt: '2026-01-01' }
    expect((await begin(owner, { ...from, endedAt: '2026-06-30' })).statusCode).toBe(200)
    for (const endedAt of ['2026-07-01', '2026-01-01', '2025-12-31']) {
      const refused = await begin(owner, { ...from, endedAt })
      expect([refused.statusCode, codeOf(refused)], endedAt).toEqual([422, 'PLAN_DATES_IMPOSSIBLE'])
    }
  })

  test('a plan has as many weeks as its days hold, rounded up, also when one of them is changed alone', async () => {
    const days = { startedAt: '2026-09-01', endedAt: '2026-09-16' }
    const { _id } = await newPlan(owner, { ...days, progress: progressOf(3) })
    const refused = await save(owner, _id, { endedAt: '2026-09-15' })
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'PLAN_WEEKS_OVER_DATES'])
    expect((await read(owner, _id)).json<Plan>()).toMatchObject({ ...days, version: 1, progressTotalWeeks: 3 })
    expect((await save(owner, _id, { progress: progressOf(4) })).statusCode).toBe(422)
    expect((await begin(owner, { ...days, progress: progressOf(4) })).statusCode).toBe(422)
  })

  test('26 weeks without days, 7 items in one of them: what is more is refused at its field', async () => {
    expect((await begin(owner, { progress: progressOf(26) })).statusCode).toBe(200)
    expect((await begin(owner, { progress: progressOf(27) })).statusCode).toBe(400)
    const progress = progressOf(1)
    const item = () => ({ id: randomUUID(), text: '讀', lessons: 20 })
    progress.weeks[0]!.items = Array.from({ length: 7 }, item)
    expect((await begin(owner, { progress })).json<Plan>()).toMatchObject({ lessons: 140, progressTotalWeeks: 1 })
    progress.weeks[0]!.items.push(item())
    expect((await begin(owner, { progress })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'progress.weeks.0.items', rule: 'too_many' }],
    })
  })
})

describe('a plan is saved', () => {
  test('by its parts: the others stay as they are', async () => {
    const { _id } = await newPlan(owner, { location: '圖書館' })
    const saved = (await save(owner, _id, { equipment: '溶氧計', startedAt: '2026-09-01' })).json<Plan>()
    expect(saved).toMatchObject({ ...finished, version: 2, location: '圖書館', equipment: '溶氧計' })
  })

  test('again by the same save as once, and not over what another window saved since', async () => {
    const { _id } = await newPlan(owner)
    const mine = { writer: randomUUID(), save: 5, version: 1, motivation: '第一次' }
    expect((await save(owner, _id, mine)).json<Plan>().version).toBe(2)
    expect((await save(owner, _id, mine)).json<Plan>()).toMatchObject({ version: 2, motivation: '第一次' })
    const late = await save(owner, _id, { motivation: '另一個視窗' })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'PLAN_CONFLICT'])
    expect((await read(owner, _id)).json<Plan>().motivation).toBe('第一次')
  })

  test('by one of two windows that save at the same moment', async () => {
    const { _id } = await newPlan(owner)
    const answers = await Promise.all(['一', '二'].map((motivation) => save(owner, _id, { motivation })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('by nobody but its owner, of whom alone it is deleted', async () => {
    const { _id } = await newShared(owner)
    for (const answer of [
      await save(other, _id, { motivation: '別人' }),
      await share(other, _id, 3),
      await other.browser.delete(`${planPath}/${_id}`),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'PLAN_NOT_FOUND'])
    expect((await read(other, _id)).json<Plan>()).toMatchObject({ ...finished, can: { edit: false, remove: false } })
  })
})

describe('a plan is read by others', () => {
  test('without who teaches its owner and where they sit', async () => {
    const names = { seatNumber: '12', adviserName: '王老師', formTutorName: '林老師' }
    const { _id } = await newShared(owner, names)
    expect((await read(owner, _id)).json<Plan>()).toMatchObject(names)
    expect((await read(other, _id)).json<Plan>()).toMatchObject({ seatNumber: '', adviserName: '', formTutorName: '' })
  })

  test('with what the profile of its owner shows them, and the student number for nobody else', async () => {
    const person = await newPerson(product)
    await product.platform.pool.query(
      `insert into organizations (account_id, type, county, township, academic_role, school_type, typed_school_name, grade,
         student_id, updated_at)
       values ($1, 'academic_unit', 'taipei_city', 'x', 'student', 'high_school', '雲端高中', 'high_2', 'A123', now())`,
      [person.id],
    )
    const audiences = (school: string) =>
      product.platform.pool.query(
        `insert into profiles (account_id, audiences) values ($1, $2)
         on conflict (account_id) do update set audiences = $2`,
        [person.id, { school, grade: 'everybody' }],
      )
    const { _id } = await newShared(person)
    const own = { role: 'student', school: '雲端高中', grade: { tw: '二年級', en: 'Grade 11' }, studentId: 'A123' }
    await audiences('everybody')
    expect((await read(person, _id)).json<Plan>().ownerOrganization).toMatchObject(own)
    expect((await read(other, _id)).json<Plan>().ownerOrganization).toMatchObject({ ...own, studentId: null })
    await audiences('friends')
    expect((await read(other, _id)).json<Plan>().ownerOrganization).toMatchObject({ school: null, studentId: null })
  })
})

describe('a plan follows another', () => {
  test('with its weeks, kinds and criteria, and nothing personal; its source is named as long as it may be seen', async () => {
    const theirs = await newShared(owner, {
      progress: progressOf(3),
      criteria: ['能說出差別'],
      disciplines: ['biology'],
      actType: 'group',
      location: '河邊',
      equipment: '溶氧計',
      seatNumber: '12',
      startedAt: '2026-09-01',
      endedAt: '2026-12-01',
    })
    const body = { clientId: randomUUID(), writer: randomUUID(), save: 1, source: theirs._id }
    const mine = (await other.browser.post(planPath, body)).json<Plan>()
    expect(mine).toMatchObject({
      progressTotalWeeks: 3,
      lessons: 3,
      criteria: ['能說出差別'],
      disciplines: ['biology'],
      actType: 'group',
      learningType: ['research'],
      projectName: '',
      motivation: '',
      introduction: '',
      location: '',
      equipment: '',
      seatNumber: '',
      startedAt: null,
      endedAt: null,
      privacy: 3,
      source: { _id: theirs._id, projectName: finished.projectName, user: { id: owner.id } },
    })
    const ids = ({ progress }: Plan) => progress.weeks.map(({ id }) => id)
    expect(ids(mine).filter((id) => ids(theirs).includes(id))).toEqual([])
    await share(owner, theirs._id, 3)
    expect((await read(other, mine._id)).json<Plan>().source).toBeNull()
    await owner.browser.delete(`${planPath}/${theirs._id}`)
    expect((await read(other, mine._id)).json<Plan>()).toMatchObject({ source: null, progressTotalWeeks: 3 })
  })

  test('that is not for them, or is gone: refused, and nothing is begun', async () => {
    const { _id } = await newPlan(owner)
    for (const source of [_id, randomUUID()]) {
      const clientId = randomUUID()
      const refused = await begin(other, { source, clientId })
      expect([refused.statusCode, codeOf(refused)]).toEqual([404, 'PLAN_NOT_FOUND'])
      const { rows } = await product.platform.pool.query('select 1 from plans where client_id = $1', [clientId])
      expect(rows).toEqual([])
    }
  })
})

test('a deleted plan is gone, and deleting it again changes nothing', async () => {
  const { _id } = await newPlan(owner)
  expect((await owner.browser.delete(`${planPath}/${_id}`)).statusCode).toBe(200)
  const again = await owner.browser.delete(`${planPath}/${_id}`)
  expect([again.statusCode, codeOf(again)]).toEqual([404, 'PLAN_NOT_FOUND'])
})
