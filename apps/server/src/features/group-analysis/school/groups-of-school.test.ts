import { memberRoles } from '@learntrail/contract/groups/roles'
import { privacy } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayIn, mondayOf } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { ThingsOf } from '../../../platform/measures/school-things.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, handIn } from '../../homework/homework.fixture.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { notePlace } from '../../profiles/index.ts'
import { groupsOfSchool } from './groups-of-school.declaration.ts'

const day = 86_400_000

let product: TestApp
let schoolId: string
let schools = 0
let teacher: TestPerson
let [one, two, three] = [] as unknown as [TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  schools += 1
  schoolId = await newSchool(product, { name: `望海第${schools}高中`, code: `T8${schools}` })
  ;[teacher, one, two, three] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product),
    newPerson(product),
  ])
  await isAt(one, '101')
  await isAt(two, '102')
  await isAt(three, '101')
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())
const isAt = ({ id }: TestPerson, className: string, at = schoolId) =>
  inTransaction(product.platform.db, (transaction) =>
    notePlace(
      transaction,
      id,
      { schoolId: at, typedSchoolName: null, academicRole: 'student', grade: 'high_1', className },
      product.clock.now(),
    ),
  )
const of = (change: Partial<ThingsOf> = {}): ThingsOf => ({
  schoolId,
  classes: null,
  from: today(),
  to: today(),
  ...change,
})
const list = (change: Partial<ThingsOf> = {}) =>
  groupsOfSchool.list(product.platform.pool, { ...of(change), limit: 10 })
const group = async (members: readonly TestPerson[], change: Parameters<typeof newGroup>[1] = {}) => {
  const made = await newGroup(teacher, change)
  for (const { id } of members) await place(product, made.id, id, memberRoles.member)
  await product.platform.pool.query('update groups set member_count = $2 where id = $1', [made.id, members.length + 1])
  return made
}
const write = (person: TestPerson, ...groupIds: string[]) =>
  publish(person, { privacy: privacy.group, groupIds, date: today() })
const same = (count: number) => ({ count, people: count })

test('a group says who is in it, what was written and asked, and how many did something, the busiest first', async () => {
  const silent = await group([one, two])
  const busy = await group([one, two, three])
  await write(one, busy.id)
  await write(one, busy.id)
  const { id } = await ask(product, teacher, busy.id)
  await handIn(two, id)
  expect(await list()).toEqual([
    { id: busy.id, name: busy.name, figures: [same(3), { count: 2, people: 1 }, { count: 1, people: 3 }, same(2)] },
    { id: silent.id, name: silent.name, figures: [same(2), same(0), same(0), same(0)] },
  ])
})

test('counts those of the grades and classes that are asked for, and only the days', async () => {
  const { id } = await group([one, two])
  await write(one, id)
  await write(two, id)
  const figuresOf = async (classes: ThingsOf['classes'], days = {}) => (await list({ classes, ...days }))[0]?.figures
  expect(await figuresOf([{ grade: 'high_1', className: '101' }])).toEqual([same(1), same(1), same(0), same(1)])
  expect(await figuresOf([{ grade: 'high_1', className: null }])).toEqual([same(2), same(2), same(0), same(2)])
  expect(await list({ classes: [{ grade: 'high_2', className: null }] })).toEqual([])
  product.clock.advance(day)
  expect(await figuresOf(null)).toEqual([same(2), same(0), same(0), same(0)])
})

test('what somebody did elsewhere before they came does not count', async () => {
  const elsewhere = await newSchool(product, { name: `望山第${schools}高中`, code: `T9${schools}` })
  const { id } = await group([one, two])
  const from = today()
  await isAt(two, '201', elsewhere)
  await write(two, id)
  product.clock.advance(2 * day)
  await isAt(two, '102')
  await write(two, id)
  expect((await list({ from }))[0]?.figures).toEqual([same(2), same(1), same(0), same(1)])
})

test('a group is listed that is of the school, or half of it its pupils; a private one never', async () => {
  const others = await Promise.all([newPerson(product), newPerson(product)])
  const half = await group([one, two, others[0] as TestPerson])
  await group([one, ...others])
  await group([one, two], { type: 'private' })
  const ofSchool = await group([one, ...others])
  await product.platform.pool.query('update groups set school_id = $2 where id = $1', [ofSchool.id, schoolId])
  const gone = await group([one, two])
  await product.platform.pool.query('update groups set deleted_at = now() where id = $1', [gone.id])
  expect((await list()).map(({ id }) => id).toSorted()).toEqual([half.id, ofSchool.id].toSorted())
})

test('one of them has its weeks, and what is none of them is not there', async () => {
  const { id, name } = await group([one, two])
  const from = today()
  const { id: question } = await ask(product, teacher, id, {
    deadline: new Date(product.clock.now().getTime() + 30 * day).toISOString(),
  })
  await write(one, id)
  product.clock.advance(14 * day)
  await write(one, id)
  await write(two, id)
  await handIn(two, question)
  const asked = { ...of({ from }), id }
  expect(await groupsOfSchool.one(product.platform.pool, asked)).toEqual({
    id,
    name,
    figures: [same(2), { count: 3, people: 2 }, { count: 1, people: 2 }, same(2)],
    parts: {
      rows: 'weeks',
      columns: ['records', 'handedIn'],
      items: [
        { key: mondayOf(from), name: '', figures: [same(1), same(0)] },
        { key: mondayOf(today()), name: '', figures: [same(2), same(1)] },
      ],
    },
  })
  const elsewhere = await newSchool(product, { name: `望谷第${schools}高中`, code: `T7${schools}` })
  expect(await groupsOfSchool.one(product.platform.pool, { ...asked, schoolId: elsewhere })).toBeUndefined()
})
