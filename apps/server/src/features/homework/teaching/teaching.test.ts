import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { TeachingHomework } from '@learntrail/contract/homework/teaching'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { newTeacher } from '../../../testing/teachers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { newClass } from '../../guardians/guardians.fixture.ts'
import { ask, handIn, homeworkPath, inTime, remarkBody } from '../homework.fixture.ts'

const { day } = durations
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
  (await by.browser.get('/api/v2/teaching/homework')).json<{ items: TeachingHomework[]; hasMore: boolean }>()
const one = async (by: TestPerson, id: string) => (await listed(by)).items.find((item) => item.id === id)

test('what waits is counted over all classes, and what waits longest stands first with its work', async () => {
  const deadline = inTime(product, 30 * day)
  const later = await ask(product, teacher, second, { title: '後來的', deadline })
  const { id } = await ask(product, teacher, group, { title: '先來的', deadline })
  expect((await listed(teacher)).items).toEqual([])
  const { handIn: first } = await handIn(ann, id)
  product.clock.advance(1_000)
  const { handIn: next } = await handIn(ben, id)
  product.clock.advance(1_000)
  await handIn(ann, later.id)
  expect((await listed(teacher)).items).toMatchObject([
    { id, group: { id: group }, waiting: 2, nextId: first.id, corrected: 0, asked: 3, handedIn: 2, isDueSoon: false },
    { id: later.id, group: { id: second }, waiting: 1, asked: 1, handedIn: 1 },
  ])
  // Saved but not released: it counts as corrected, and the next in the queue is the following one.
  await teacher.browser.put(`${homeworkPath}/hand-ins/${first.id}/remark`, remarkBody())
  expect(await one(teacher, id)).toMatchObject({ waiting: 1, nextId: next.id, corrected: 1 })
})

test('only who corrects is shown it: no pupil, no other administrator, nobody from outside', async () => {
  const { id } = await ask(product, teacher, group, { deadline: inTime(product, 2 * day) })
  expect(await one(teacher, id)).toMatchObject({ isDueSoon: true, waiting: 0, nextId: null, asked: 3, handedIn: 0 })
  for (const person of [ann, other, await newTeacher(product)]) expect(await one(person, id)).toBeUndefined()
  const shared = await ask(product, teacher, group, { deadline: inTime(product, 2 * day), reviserIds: [other.id] })
  expect(await one(other, shared.id)).toMatchObject({ asked: 3 })
})

test('a deadline is near until a week from now, to the second', async () => {
  const week = inTime(product, 7 * day)
  const { id } = await ask(product, teacher, group, { deadline: new Date(Date.parse(week) + 1_000).toISOString() })
  expect(await one(teacher, id)).toBeUndefined()
  product.clock.advance(1_000)
  expect(await one(teacher, id)).toMatchObject({ isDueSoon: true })
})

test('whoever is not asked, has left or came to lead the group counts in nothing', async () => {
  const deadline = inTime(product, 3 * day)
  const chosen = { assignTo: 'chosen' as const, assigneeIds: [ann.id, ben.id] }
  const { id } = await ask(product, teacher, group, { deadline, ...chosen })
  await handIn(ben, id)
  expect(await one(teacher, id)).toMatchObject({ asked: 2, handedIn: 1, waiting: 1 })
  await place(product, group, ben.id, memberRoles.administrator)
  expect(await one(teacher, id)).toMatchObject({ asked: 1, handedIn: 0, waiting: 0, nextId: null })
  await place(product, group, ben.id, memberRoles.member)
  expect(await one(teacher, id)).toMatchObject({ asked: 2, handedIn: 1, waiting: 1 })
})

test('a class that was put away is shown no more, and neither is a group in which nobody teaches', async () => {
  const deadline = inTime(product, 3 * day)
  const { id } = await ask(product, teacher, second, { deadline })
  expect(await one(teacher, id)).toBeDefined()
  await archive(second, product.clock.now())
  expect(await one(teacher, id)).toBeUndefined()
  await archive(second, null)
  const open = await newGroup(teacher)
  const outside = await ask(product, teacher, open.id, { deadline })
  expect(await one(teacher, outside.id)).toBeUndefined()
})

test('as much homework as the home shows is listed whole, and of one more is said that there is more', async () => {
  const busy = await newTeacher(product)
  const full = await newClass(product, busy)
  await place(product, full, ann.id, memberRoles.member)
  const deadline = inTime(product, 3 * day)
  for (let made = 0; made < homeworkLimits.forTeacher; made += 1) await ask(product, busy, full, { deadline })
  const whole = await listed(busy)
  expect([whole.items.length, whole.hasMore]).toEqual([homeworkLimits.forTeacher, false])
  await ask(product, busy, full, { deadline })
  const part = await listed(busy)
  expect([part.items.length, part.hasMore]).toEqual([homeworkLimits.forTeacher, true])
})
