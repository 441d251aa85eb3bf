import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { ThingsOf } from '../../../platform/measures/school-things.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { notePlace } from '../../profiles/index.ts'
import { elsewhere, join, publishedOf, unitOf, watched, withdraw } from '../learning/learning.fixture.ts'
import { coursesOfSchool } from './courses-of-school.declaration.ts'

const day = 86_400_000

let product: TestApp
let schoolId: string
let schools = 0
let owner: TestPerson
let [one, two, other] = [] as unknown as [TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  schools += 1
  schoolId = await newSchool(product, { name: `望海第${schools}高中`, code: `T6${schools}` })
  ;[owner, one, two, other] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product),
    newPerson(product),
  ])
  for (const [person, className] of [[one, '101'] as const, [two, '102'] as const])
    await inTransaction(product.platform.db, (transaction) =>
      notePlace(
        transaction,
        person.id,
        { schoolId, typedSchoolName: null, academicRole: 'student', grade: 'high_1', className },
        product.clock.now(),
      ),
    )
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())
const of = (change: Partial<ThingsOf> = {}): ThingsOf => ({
  schoolId,
  classes: null,
  from: today(),
  to: today(),
  ...change,
})
const list = (change: Partial<ThingsOf> = {}) =>
  coursesOfSchool.list(product.platform.pool, { ...of(change), limit: 10 })
const same = (...counts: number[]) => counts.map((count) => ({ count, people: count }))

async function newCourse() {
  const units = [unitOf(elsewhere(null)), unitOf(elsewhere(null))] as const
  const course = await publishedOf(product, owner, ...units)
  const open = (person: TestPerson, unit: (typeof units)[number]) =>
    watched(person, course._id, unit.id, { pieceId: unit.resources[0]?.id ?? '' })
  return { id: course._id, name: course.name, units, open }
}

test('a course says how many pupils learn it, have joined and finished it in these days', async () => {
  const [first, second] = [await newCourse(), await newCourse()]
  await join(one, first.id)
  await join(other, first.id)
  product.clock.advance(day)
  await join(one, second.id)
  await join(two, second.id)
  for (const unit of second.units) await second.open(two, unit)
  expect(await list()).toEqual([
    { id: second.id, name: second.name, figures: same(2, 2, 1) },
    { id: first.id, name: first.name, figures: same(1, 0, 0) },
  ])
  expect(await list({ classes: [{ grade: 'high_1', className: '102' }] })).toMatchObject([
    { id: second.id, figures: same(1, 1, 1) },
  ])
  await withdraw(two, second.id)
  expect((await list())[0]).toMatchObject({ id: second.id, figures: same(1, 1, 1) })
})

test('one of them says where people stop, in the order of its units', async () => {
  const { id, name, units, open } = await newCourse()
  for (const person of [one, two, other]) await join(person, id)
  await open(one, units[0])
  await open(two, units[0])
  await open(two, units[1])
  for (const unit of units) await open(other, unit)
  expect(await coursesOfSchool.one(product.platform.pool, { ...of(), id })).toEqual({
    id,
    name,
    figures: same(2, 2, 1),
    parts: {
      rows: 'steps',
      columns: ['begun', 'complete'],
      items: [
        { key: units[0].id, name: units[0].name, figures: same(2, 2) },
        { key: units[1].id, name: units[1].name, figures: same(1, 1) },
      ],
    },
  })
  const elsewhereId = await newSchool(product, { name: `望山第${schools}高中`, code: `T5${schools}` })
  expect(await coursesOfSchool.one(product.platform.pool, { ...of({ schoolId: elsewhereId }), id })).toBeUndefined()
})
