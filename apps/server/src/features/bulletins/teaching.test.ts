import { bulletinDurations, bulletinLimits } from '@learntrail/contract/bulletins/limits'
import type { ToldBulletin, UnsignedBulletin } from '@learntrail/contract/bulletins/teaching'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { newTeacher } from '../../testing/teachers.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGroup, newSchoolOf, place } from '../groups/groups.fixture.ts'
import { newClass } from '../guardians/guardians.fixture.ts'
import { bulletinsPath, see, sign, tell } from './bulletins.fixture.ts'

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
  (await by.browser.get('/api/v2/teaching/bulletins')).json<{ unsigned: UnsignedBulletin[]; told: ToldBulletin[] }>()
const unsigned = async (by: TestPerson, id: string) => (await listed(by)).unsigned.find((item) => item.id === id)

test('a bulletin is listed for those who lead the class until everybody has signed', async () => {
  const { id } = await tell(teacher, second, { needsSignature: true })
  const plain = await tell(teacher, second)
  expect(await unsigned(teacher, id)).toMatchObject({
    group: { id: second },
    members: 1,
    signed: 0,
    remindableAt: null,
  })
  expect(await unsigned(teacher, plain.id)).toBeUndefined()
  for (const person of [ann, other]) expect(await unsigned(person, id)).toBeUndefined()
  await teacher.browser.post(`${bulletinsPath}/${id}/remind`, {})
  expect((await unsigned(teacher, id))?.remindableAt).not.toBeNull()
  await sign(ann, id)
  expect(await unsigned(teacher, id)).toBeUndefined()
})

test('who came to lead the class signs nothing, and what lies two months back or in a class put away is over', async () => {
  const { id } = await tell(teacher, group, { needsSignature: true })
  expect(await unsigned(other, id)).toMatchObject({ members: 3, signed: 0 })
  await place(product, group, cai.id, memberRoles.administrator)
  expect(await unsigned(other, id)).toMatchObject({ members: 2 })
  await place(product, group, cai.id, memberRoles.member)
  await archive(group, product.clock.now())
  expect(await unsigned(teacher, id)).toBeUndefined()
  await archive(group, null)
  const appearedAt = (ago: number) =>
    product.platform.pool.query('update bulletins set appeared_at = $2 where id = $1', [
      id,
      new Date(product.clock.now().getTime() - ago),
    ])
  await appearedAt(bulletinDurations.forTeacher)
  expect(await unsigned(teacher, id)).toBeDefined()
  await appearedAt(bulletinDurations.forTeacher + 1)
  expect(await unsigned(teacher, id)).toBeUndefined()
})

test('what a school told its people is shown to those in its groups, unread first', async () => {
  const schoolId = await newSchoolOf(product, other)
  const school = await newGroup(other, { type: 'school', schoolId })
  await place(product, school.id, teacher.id, memberRoles.member)
  const first = await tell(other, school.id, { title: '週一朝會' })
  product.clock.advance(1_000)
  const newer = await tell(other, school.id, { title: '段考時間' })
  const told = async (by: TestPerson) => (await listed(by)).told.map(({ id, isUnread }) => [id, isUnread])
  expect(await told(teacher)).toEqual([
    [newer.id, true],
    [first.id, true],
  ])
  await see(teacher, newer.id)
  expect(await told(teacher)).toEqual([
    [first.id, true],
    [newer.id, false],
  ])
  expect(await told(ann)).toEqual([])
  // One's own bulletins are not listed.
  expect(await told(other)).toEqual([])
})

test('no more is listed than the home shows, the newest of what is not signed and of what was told', async () => {
  const { unsigned: mostUnsigned, told: mostTold } = bulletinLimits.forTeacher
  const busy = await newTeacher(product)
  const full = await newClass(product, busy)
  await place(product, full, ann.id, memberRoles.member)
  const schoolId = await newSchoolOf(product, other)
  const school = await newGroup(other, { type: 'school', schoolId })
  await place(product, school.id, busy.id, memberRoles.member)
  const counts = async () => {
    const { unsigned: waiting, told } = await listed(busy)
    return [waiting.length, told.length]
  }
  for (let made = 0; made < mostUnsigned; made += 1) await tell(busy, full, { needsSignature: true })
  for (let made = 0; made < mostTold; made += 1) await tell(other, school.id)
  expect(await counts()).toEqual([mostUnsigned, mostTold])
  product.clock.advance(1_000)
  const last = await tell(busy, full, { needsSignature: true })
  const lastTold = await tell(other, school.id)
  expect(await counts()).toEqual([mostUnsigned, mostTold])
  const { unsigned: waiting, told } = await listed(busy)
  expect([waiting[0]?.id, told[0]?.id]).toEqual([last.id, lastTold.id])
})
