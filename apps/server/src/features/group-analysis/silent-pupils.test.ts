import { silentAfterDays, silentShown } from '@learntrail/contract/group-analysis/facts'
import type { SilentPupil } from '@learntrail/contract/group-analysis/teaching'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { newTeacher } from '../../testing/teachers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { see, tell } from '../bulletins/bulletins.fixture.ts'
import { place } from '../groups/groups.fixture.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { ask, handIn, inTime } from '../homework/homework.fixture.ts'
import { block } from '../people/index.ts'
import { publish, writeComment } from '../posts/posts.fixture.ts'

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
  (await by.browser.get('/api/v2/teaching/silent-pupils')).json<{ items: SilentPupil[]; total: number }>()
const silent = async (by: TestPerson, inGroup: string) =>
  (await listed(by)).items.flatMap(({ person, group: of }) => (of.id === inGroup ? [person.id] : [])).toSorted()
const sorted = (...people: TestPerson[]) => people.map(({ id }) => id).toSorted()

test('whoever has been there for two weeks and did nothing is silent', async () => {
  product.clock.advance(silentAfterDays * day - 60_000)
  expect(await listed(teacher)).toEqual({ items: [], total: 0 })
  product.clock.advance(60_000)
  expect(await silent(teacher, group)).toEqual(sorted(ann, ben, cai))
  expect(await silent(teacher, second)).toEqual([ann.id])
  expect((await listed(teacher)).total).toBe(4)
  expect(await listed(ann)).toEqual({ items: [], total: 0 })
})

test('to hand in, to open a bulletin, to write and to comment all end it, in that class alone', async () => {
  const question = await ask(product, teacher, group, { deadline: inTime(product, 7 * day) })
  await handIn(ann, question.id)
  expect(await silent(teacher, group)).toEqual(sorted(ben, cai))
  expect(await silent(teacher, second)).toEqual([ann.id])
  const { id } = await tell(teacher, group)
  await see(ben, id)
  expect(await silent(teacher, group)).toEqual([cai.id])
  const post = await publish(teacher, { privacy: 2, groupIds: [group] })
  await writeComment(cai, post.id)
  expect(await silent(teacher, group)).toEqual([])
  product.clock.advance(silentAfterDays * day + 1_000)
  await publish(cai, { privacy: 2, groupIds: [group] })
  expect(await silent(teacher, group)).toEqual(sorted(ann, ben))
})

test('who leads the class and whose class was put away is not silent; a block hides nobody there', async () => {
  await block(product.platform, teacher.id, ann.id)
  expect(await silent(teacher, group)).toContain(ann.id)
  await place(product, group, ben.id, memberRoles.administrator)
  expect(await silent(teacher, group)).not.toContain(ben.id)
  await archive(second, product.clock.now())
  expect(await silent(teacher, second)).toEqual([])
})

test('as many as are shown are listed, and of one more it is told how many they are', async () => {
  const busy = await newTeacher(product)
  const full = await newClass(product, busy)
  const come = async () => place(product, full, (await newPerson(product)).id, memberRoles.member)
  for (let made = 0; made < silentShown; made += 1) await come()
  const last = async () => {
    product.clock.advance(silentAfterDays * day)
    const { items, total } = await listed(busy)
    return [items.length, total]
  }
  expect(await last()).toEqual([silentShown, silentShown])
  await come()
  expect(await last()).toEqual([silentShown, silentShown + 1])
})
