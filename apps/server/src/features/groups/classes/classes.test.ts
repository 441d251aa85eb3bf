import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { AddedClasses, ListedClass } from '@learntrail/contract/groups/classes'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addPermissions } from '../../accounts/index.ts'
import { importInto, newGroup, newSchoolOf, place } from '../groups.fixture.ts'

let product: TestApp
let principal: TestPerson
let schoolId: string
let group: Group
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  const person = await newPerson(product)
  schoolId = await newSchoolOf(product, person)
  principal = { ...person, browser: await signedIn(product, person.id) }
  const body = {
    type: 'school',
    schoolId,
    name: '七年級',
    handle: `s-${randomUUID().slice(0, 8)}`,
    clientId: randomUUID(),
  }
  group = (await principal.browser.post('/api/v2/api/addGroup', body)).json<{ group: Group }>().group
})

const path = () => `/api/v2/groups/${group.id}/classes`
const first = { grade: '七年級', className: '一班' }
const second = { grade: '七年級', className: '二班' }
const add = (by: TestPerson, ...classes: object[]) => by.browser.post(path(), { classes })
const added = async (...classes: object[]) => (await add(principal, ...classes)).json<AddedClasses>()
const listed = async () => (await principal.browser.get(path())).json<{ items: ListedClass[] }>().items
const code = (answer: { json(): unknown }) => (answer.json() as Problem).code

/** Pupils of a class, as imported by their school. */
async function pupils(of: typeof first, count: number): Promise<TestPerson[]> {
  const people: TestPerson[] = []
  for (let one = 0; one < count; one += 1) {
    const person = await newPerson(product)
    await importInto(product, schoolId, { accountId: person.id, ...of })
    people.push(person)
  }
  return people
}
const roleOf = async ({ browser }: TestPerson) =>
  (await browser.get(`/api/v2/api/isUserInGroup?groupId=${group.id}`)).json<{ role: number }>().role

test('a school’s classes come into its group at once, and again only who is missing', async () => {
  const [rain] = await pupils(first, 2)
  await pupils(second, 1)
  expect(await listed()).toEqual([
    { ...first, accounts: 2, members: 0 },
    { ...second, accounts: 1, members: 0 },
  ])
  expect(await added(first)).toEqual({ errorCode: 0, added: 2, known: 0, leftOut: 0, others: [] })
  expect(await roleOf(rain!)).toBe(memberRoles.member)
  await pupils(first, 1)
  expect(await added(first)).toMatchObject({ added: 1, known: 2 })
  expect(await listed()).toEqual([
    { ...first, accounts: 3, members: 3 },
    { ...second, accounts: 1, members: 0 },
  ])
  const read = await principal.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${group.id}`)
  expect(read.json<{ group: Group }>().group).toMatchObject({ memberCount: 4, schoolId })
})

test('seat numbers of the school’s list come along, where nobody of the group has them', async () => {
  const [rain, reed, qing] = await pupils(first, 3)
  const seat = (person: TestPerson, number: string) =>
    product.platform.db.execute(
      `update imported_accounts set seat_number = '${number}' where account_id = '${person.id}'`,
    )
  await seat(rain!, '7')
  await seat(reed!, '08')
  await place(product, group.id, qing!.id, memberRoles.member)
  await product.platform.db.execute(
    `update group_members set member_number = '8' where group_id = '${group.id}' and account_id = '${qing!.id}'`,
  )
  await added(first)
  const { rows } = await product.platform.pool.query<{ id: string; number: string }>(
    'select account_id as id, member_number as number from group_members where group_id = $1 and role = $2',
    [group.id, memberRoles.member],
  )
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  expect([rain, reed, qing].map((one) => numbers.get(one!.id))).toEqual(['7', '', '8'])
})

test('who is banned stays out, who asked to join is in, who leads it still does', async () => {
  const [banned, asks, leads] = await pupils(first, 3)
  await place(product, group.id, asks!.id, memberRoles.applying)
  await place(product, group.id, leads!.id, memberRoles.administrator)
  await principal.browser.delete(`/api/v2/api/removeMember?groupId=${group.id}&personId=${leads!.id}&ban=false`)
  await place(product, group.id, leads!.id, memberRoles.administrator)
  await product.platform.db.execute(
    `insert into group_bans (group_id, account_id, since) values ('${group.id}', '${banned!.id}', now())`,
  )
  expect(await added(first)).toMatchObject({ added: 1, known: 1, leftOut: 1 })
  const { rows } = await product.platform.pool.query(
    'select account_id, role from group_members where group_id = $1 and role <> 6 order by role',
    [group.id],
  )
  expect(rows).toEqual([
    { account_id: leads!.id, role: memberRoles.administrator },
    { account_id: asks!.id, role: memberRoles.member },
  ])
  const waiting = await product.platform.pool.query('select 1 from group_requests where group_id = $1', [group.id])
  expect(waiting.rows).toEqual([])
})

test('who has gone into another class is named, and stays until somebody decides otherwise', async () => {
  const [moved] = await pupils(first, 1)
  await added(first)
  await product.platform.db.execute(
    `update imported_accounts set class_name = '二班' where account_id = '${moved!.id}'`,
  )
  const found = await added(first)
  expect(found.others).toEqual([{ person: expect.objectContaining({ id: moved!.id }), ...second }])
  expect(await roleOf(moved!)).toBe(memberRoles.member)
})

test('as many come as there is room for, or nobody', async () => {
  await pupils(first, 2)
  const set = (count: number) =>
    product.platform.db.execute(`update groups set member_count = ${count} where id = '${group.id}'`)
  await set(groupLimits.members - 1)
  expect(code(await add(principal, first))).toBe('GROUP_FULL')
  expect((await listed())[0]).toMatchObject({ members: 0 })
  await set(groupLimits.members - 2)
  expect(await added(first)).toMatchObject({ added: 2 })
})

test('two who bring the same class in at the same moment bring it in once', async () => {
  await pupils(first, 3)
  const answers = await Promise.all([added(first), added(first)])
  expect(answers.map((answer) => answer.added).toSorted()).toEqual([0, 3])
})

test('is for who acts for the school and leads its group, while that is open', async () => {
  const [pupil] = await pupils(first, 1)
  const helper = await newPerson(product)
  await place(product, group.id, helper.id, memberRoles.administrator)
  const other = await newPerson(product)
  const another = await newGroup(principal)
  await product.platform.db.execute(
    `insert into school_permissions (account_id, school_id, since) values ('${other.id}', '${schoolId}', now())`,
  )
  await place(product, group.id, other.id, memberRoles.member)
  expect(code(await add(helper, first))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect(code(await add(pupil!, first))).toBe('GROUP_NOT_FOUND')
  expect(code(await add({ ...other, browser: await signedIn(product, other.id) }, first))).toBe('GROUP_ADMIN_REQUIRED')
  const elsewhere = await principal.browser.get(`/api/v2/groups/${another.id}/classes`)
  expect(code(elsewhere)).toBe('SCHOOL_PERMISSION_REQUIRED')
  await principal.browser.put(`/api/v2/groups/${group.id}/archive`, { isArchived: true })
  expect(code(await add(principal, first))).toBe('GROUP_ARCHIVED')
})

test('whoever acts for the school has its group go on in a new year, and nobody else who does not lead it', async () => {
  await pupils(first, 1)
  await added(first)
  const clerk = await newPerson(product)
  const goOn = (by: TestPerson['browser']) =>
    by.post(`/api/v2/groups/${group.id}/next`, {
      clientId: randomUUID(),
      name: '八年級',
      handle: `s-${randomUUID().slice(0, 8)}`,
    })
  expect(code(await goOn(clerk.browser))).toBe('GROUP_NOT_FOUND')
  await addPermissions(product.platform.db, clerk.id, [schoolId], product.clock.now())
  const browser = await signedIn(product, clerk.id)
  const { groupId, memberCount } = (await goOn(browser)).json<{ groupId: string; memberCount: number }>()
  expect(memberCount).toBe(2)
  const next = await principal.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${groupId}`)
  expect(next.json()).toMatchObject({
    group: { type: 'school', role: memberRoles.topAdministrator, former: { id: group.id }, can: { goOn: true } },
  })
})
