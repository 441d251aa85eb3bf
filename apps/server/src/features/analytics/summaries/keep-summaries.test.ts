import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { privacy } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn, mondayOf } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { randomFrom } from '../../../testing/random-from.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { notePlace } from '../../profiles/index.ts'
import { entriesOf } from './contributions.rules.ts'
import { drainChanges, rebuildSummaries, withdrawPerson } from './keep-summaries.service.ts'
import { sumOf, sumsOf } from './summaries.fixture.ts'

let product: TestApp
let schoolId: string
let other: string
beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中', code: 'T901' })
  other = await newSchool(product, { name: '望山高中', code: 'T903' })
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())

const place = (person: TestPerson, className: string, at = schoolId, grade = 'high_1') =>
  inTransaction(product.platform.db, (transaction) =>
    notePlace(
      transaction,
      person.id,
      { schoolId: at, typedSchoolName: null, academicRole: 'student', grade, className },
      product.clock.now(),
    ),
  )
const drain = () => drainChanges(product.platform)
const write = (person: TestPerson, change: Parameters<typeof publish>[1] = {}) =>
  publish(person, { date: today(), privacy: privacy.public, ...change })
const remove = (person: TestPerson, id: string) => person.browser.delete(`/api/v2/portfolios/${id}`)

const inClass = (className: string, measure: string, code = '', span = 'semester') =>
  sumOf(product, { schoolId, span, measure, grade: 'high_1', className, code })

let pupil: TestPerson
beforeEach(async () => {
  await product.platform.pool.query('truncate analytics_summaries, analytics_contributions, changed_people, placements')
  pupil = await newPerson(product)
  await place(pupil, '101')
})

describe('what a pupil does', () => {
  test('is in the sums of their class, grade and school, once each, by code and altogether', async () => {
    await write(pupil, { classification: 'works' })
    await write(pupil, { classification: 'contest' })
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 2, people: 1 })
    expect(await inClass('101', 'records', 'works')).toEqual({ count: 1, people: 1 })
    expect(await sumOf(product, { schoolId, span: 'semester', measure: 'records', grade: 'high_1' })).toEqual({
      count: 2,
      people: 1,
    })
    expect(await sumOf(product, { schoolId, span: 'day', measure: 'records', from: today() })).toEqual({
      count: 2,
      people: 1,
    })
    expect(await inClass('101', 'active')).toEqual({ count: 1, people: 1 })
    const week = {
      schoolId,
      span: 'week',
      measure: 'pupils',
      grade: 'high_1',
      className: '101',
      from: mondayOf(today()),
    }
    expect(await sumOf(product, week)).toEqual({ count: 1, people: 1 })
    expect(await inClass('101', 'records', 'from:1')).toEqual({ count: 1, people: 1 })
  })

  test('that is private counts as well', async () => {
    await write(pupil, { privacy: privacy.private })
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 1, people: 1 })
  })

  test('and takes back is in them no more', async () => {
    const { id } = await write(pupil)
    await drain()
    expect((await remove(pupil, id)).statusCode).toBeLessThan(300)
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 0, people: 0 })
  })

  test('counts where they were on that day, when they go to another class or school', async () => {
    await write(pupil)
    product.clock.advance(2 * 86_400_000)
    await place(pupil, '102')
    await write(pupil)
    product.clock.advance(2 * 86_400_000)
    await place(pupil, '201', other)
    await write(pupil)
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 1, people: 1 })
    expect(await inClass('102', 'records')).toEqual({ count: 1, people: 1 })
    expect(await sumOf(product, { schoolId, span: 'semester', measure: 'records' })).toEqual({ count: 2, people: 1 })
    expect(await sumOf(product, { schoolId: other, span: 'semester', measure: 'records' })).toEqual({
      count: 1,
      people: 1,
    })
  })

  test('is out of them while their account is about to end, and in them again when they stay', async () => {
    await write(pupil)
    await drain()
    await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [pupil.id])
    await product.platform.pool.query('insert into changed_people (account_id) values ($1)', [pupil.id])
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 0, people: 0 })
    await product.platform.pool.query('update accounts set deleted_at = null where id = $1', [pupil.id])
    await product.platform.pool.query('insert into changed_people (account_id) values ($1)', [pupil.id])
    await drain()
    expect(await inClass('101', 'records')).toEqual({ count: 1, people: 1 })
  })

  test('goes with them when their account ends', async () => {
    const classmate = await newPerson(product)
    await place(classmate, '101')
    for (const one of [pupil, classmate]) await write(one)
    await drain()
    await inTransaction(product.platform.db, (transaction) => withdrawPerson(product.platform, transaction, pupil.id))
    expect(await inClass('101', 'records')).toEqual({ count: 1, people: 1 })
    expect((await sumsOf(product)).contributions).toHaveLength(1)
  })
})

test('how something stands in a semester counts where they were in it at last', () => {
  const at = (className: string, from: string, to: string) => ({ schoolId, grade: 'high_1', className, from, to })
  const standing = { measure: 'readiness' as const, day: '2026-08-01', code: 'ready', count: 1 }
  const kinds = { activities: new Set<MeasureName>(), ofSemester: new Set<MeasureName>(['readiness']) }
  const places = [at('101', '2026-09-10', '2026-10-31'), at('102', '2026-11-01', '2027-07-31')]
  expect(entriesOf([standing], places, kinds)).toEqual([
    [schoolId, 'high_1', '102', 'readiness', '2026-08-01', 'ready', 1],
  ])
  expect(entriesOf([{ ...standing, day: '2026-02-01' }], places, kinds)).toEqual([])
})

test('a change that is heard of again changes nothing', async () => {
  await write(pupil)
  await drain()
  const before = await sumsOf(product)
  for (const _ of [1, 2])
    await product.platform.pool.query('insert into changed_people (account_id) values ($1)', [pupil.id])
  expect(await drain()).toBe(true)
  expect(await sumsOf(product)).toEqual(before)
  expect(await drain()).toBe(false)
})

test('a change whose reading fails is read the next time', async () => {
  await write(pupil)
  await product.platform.pool.query('alter table posts rename column classification to other_name')
  await expect(drain()).rejects.toThrow()
  await product.platform.pool.query('alter table posts rename column other_name to classification')
  await drain()
  expect(await inClass('101', 'records')).toEqual({ count: 1, people: 1 })
})

test.each([1, 2, 3])('random history %i: kept from change to change they are what they are made anew', async (seed) => {
  const draw = randomFrom(seed)
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson(product)))
  const written: { by: TestPerson; id: string }[] = []
  for (const one of people) await place(one, draw(2) === 0 ? '101' : '102')
  for (let step = 0; step < 50; step += 1) {
    const one = people[draw(people.length)] ?? pupil
    const act = draw(10)
    if (act < 5) {
      const classification = (['works', 'contest', 'course_learning'] as const)[draw(3)] ?? 'works'
      const { id } = await write(one, {
        classification,
        tags: draw(2) === 0 ? ['creativity'] : ['creativity', 'sdg_4'],
      })
      written.push({ by: one, id })
    } else if (act < 7 && written.length > 0) {
      const [gone] = written.splice(draw(written.length), 1)
      if (gone) await remove(gone.by, gone.id)
    } else if (act === 7) {
      await place(one, ['101', '102', '103'][draw(3)] ?? '101', draw(4) === 0 ? other : schoolId)
    } else if (act === 8) {
      product.clock.advance((1 + draw(9)) * 86_400_000)
      // In total this exceeds a session's lifetime.
      for (const each of people) each.browser = await signedIn(product, each.id)
    } else {
      await drain()
    }
  }
  await drain()
  const kept = await sumsOf(product)
  expect(kept.sums.length).toBeGreaterThan(100)
  await rebuildSummaries(product.platform, { isForced: true })
  expect(await sumsOf(product)).toEqual(kept)
})

test('making them anew goes on where a process ended, and is done once for a version', async () => {
  await write(pupil)
  await rebuildSummaries(product.platform, { isForced: true })
  const whole = await sumsOf(product)
  await product.platform.pool.query('truncate analytics_summaries, analytics_contributions')
  await product.platform.pool.query('update analytics_state set rebuilt_after = $1', [
    '00000000-0000-0000-0000-000000000000',
  ])
  await rebuildSummaries(product.platform, { isForced: false })
  expect(await sumsOf(product)).toEqual(whole)
  await product.platform.pool.query('truncate analytics_summaries')
  await rebuildSummaries(product.platform, { isForced: false })
  expect((await sumsOf(product)).sums).toEqual([])
})
