import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { TeachingClass } from '@learntrail/contract/groups/teaching'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { newTeacher } from '../../../testing/teachers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newClass } from '../../guardians/guardians.fixture.ts'
import { newGroup, place } from '../groups.fixture.ts'

let product: TestApp
let teacher: TestPerson
let other: TestPerson
let [ann, ben, cai] = [] as unknown as TestPerson[] as [TestPerson, TestPerson, TestPerson]
let [group, second] = ['', '']
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, other] = await Promise.all([newTeacher(product), newTeacher(product)])
  ;[ann, ben, cai] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  group = await newClass(product, teacher)
  second = await newClass(product, teacher)
  await place(product, group, other.id, memberRoles.administrator)
  for (const { id } of [ann, ben, cai]) await place(product, group, id, memberRoles.member)
  await place(product, second, ann.id, memberRoles.member)
})
afterAll(() => product.close())
const archive = (id: string, at: Date | null) =>
  product.platform.pool.query('update groups set archived_at = $2 where id = $1', [id, at])

const listed = async (by: TestPerson) =>
  (await by.browser.get('/api/v2/teaching/classes')).json<{ items: TeachingClass[]; hasMore: boolean }>()
const ids = async (by: TestPerson) => (await listed(by)).items.map(({ id }) => id).toSorted()

test('the classes that somebody leads, with their pupils and who waits at the door', async () => {
  await newGroup(teacher)
  await place(product, second, ben.id, memberRoles.applying)
  expect(await ids(teacher)).toEqual([group, second].toSorted())
  expect(await ids(other)).toEqual([group])
  expect(await ids(ann)).toEqual([])
  const { items, hasMore } = await listed(teacher)
  expect(hasMore).toBe(false)
  expect(items.find(({ id }) => id === group)).toMatchObject({ type: 'teaching', pupils: 3, applications: 0 })
  expect(items.find(({ id }) => id === second)).toMatchObject({ pupils: 1, applications: 1 })
})

test('whoever leads a class is told so by the navigation, and nobody else is', async () => {
  const leads = async (by: TestPerson) =>
    (await by.browser.get('/api/v2/navigation/home')).json<{ leadsClass: boolean }>().leadsClass
  // A pupil may lead a group of another type, and be made an administrator of a class.
  await newGroup(cai)
  const helper = await newPerson(product, { plan: 'plus' })
  await place(product, group, helper.id, memberRoles.administrator)
  expect(await Promise.all([teacher, helper, ann, cai].map(leads))).toEqual([true, true, false, false])
  await place(product, group, helper.id, memberRoles.member)
  expect(await leads(helper)).toBe(false)
})

test('as many classes as the home shows are listed whole, and of one more is said that there are more', async () => {
  const busy = await newTeacher(product)
  for (let made = 0; made < groupLimits.forTeacher; made += 1) await newClass(product, busy)
  const whole = await listed(busy)
  expect([whole.items.length, whole.hasMore]).toEqual([groupLimits.forTeacher, false])
  await newClass(product, busy)
  const part = await listed(busy)
  expect([part.items.length, part.hasMore]).toEqual([groupLimits.forTeacher, true])
})

test('a class that was put away is not among them, and neither is one that somebody leads no more', async () => {
  await archive(second, product.clock.now())
  expect(await ids(teacher)).toEqual([group])
  await place(product, group, other.id, memberRoles.member)
  expect(await ids(other)).toEqual([])
})
