import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import type { GroupMember } from '@learntrail/contract/groups/members'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { indexPerson } from '../../people/finding/index-person.service.ts'
import { befriend } from '../../people/index.ts'
import { newGroup, place } from '../groups.fixture.ts'
import { groupCounters } from '../groups.jobs.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { plan: 'plus' })
})
afterAll(() => product.close())

const api = '/api/v2/api'
const person = () => newPerson(product)
const join = ({ browser }: TestPerson, groupId: string, invitationLinkId?: string) =>
  browser.post(`${api}/joinGroup`, { groupId, invitationLinkId })
const accept = ({ browser }: TestPerson, groupId: string, personId?: string) =>
  browser.patch(`${api}/accept`, { groupId, personId })
const reject = ({ browser }: TestPerson, groupId: string, personId?: string) =>
  browser.delete(`${api}/reject?groupId=${groupId}${personId ? `&personId=${personId}` : ''}`)
const leave = ({ browser }: TestPerson, groupId: string) => browser.delete(`${api}/exitGroup?groupId=${groupId}`)
const invite = ({ browser }: TestPerson, groupId: string, personIds: string[], as = 'member') =>
  browser.post(`${api}/inviteMembers`, { groupId, personIds, as })
const removeFrom = ({ browser }: TestPerson, groupId: string, personId: string, ban = false) =>
  browser.delete(`${api}/removeMember?groupId=${groupId}&personId=${personId}&ban=${ban}`)
const give = ({ browser }: TestPerson, groupId: string, personId: string, role: MemberRole) =>
  browser.put(`${api}/changeMemberRole`, { groupId, personId, role })
const roleOf = async ({ browser }: TestPerson, groupId: string) =>
  (await browser.get(`${api}/isUserInGroup?groupId=${groupId}`)).json()
const readAs = async ({ browser }: TestPerson, groupId: string) =>
  (await browser.get(`${api}/getGroupByGroupId?groupId=${groupId}`)).json<{ group: Group }>().group
const code = (answer: { json<T>(): T }) => answer.json<Problem>().code
const members = async ({ browser }: TestPerson, groupId: string, query = '') =>
  (await browser.get(`${api}/group-members?groupId=${groupId}${query}`)).json<{
    items: GroupMember[]
    nextCursor: string | null
  }>()

/** Puts a person into this many groups, directly in the tables. */
async function joinMany(accountId: string, count: number): Promise<void> {
  await product.platform.pool.query(
    `with made as (
      insert into groups (id, owner_id, client_id, handle, type, name, description, member_count, created_at)
      select gen_random_uuid(), $3, gen_random_uuid(), gen_random_uuid()::text, 'open', '一組', '', 2, now()
      from generate_series(1, $2::int) returning id)
    insert into group_members (group_id, account_id, role, level, since)
    select made.id, each.account_id, each.role, each.level, now() from made
      cross join (values ($1::uuid, 3::smallint, 2::smallint), ($3::uuid, 6::smallint, 0::smallint)) each(account_id, role, level)`,
    [accountId, count, (await person()).id],
  )
}

/** Adds this many members, directly in the tables. */
async function fill(groupId: string, count: number): Promise<void> {
  await product.platform.pool.query(
    `with made as (
      insert into accounts (id, username, registration_role, password_updated_at, created_at)
      select gen_random_uuid(), 'filler' || replace(gen_random_uuid()::text, '-', ''), 'student', now(), now()
      from generate_series(1, $2::int) returning id),
    joined as (
      insert into group_members (group_id, account_id, role, level, since) select $1, id, 3, 2, now() from made)
    update groups set member_count = member_count + $2 where id = $1`,
    [groupId, count],
  )
}

/** Expects the stored counts to match the rows. */
async function expectCounted(groupId: string): Promise<void> {
  for (const { column, truth } of groupCounters) {
    const { rows } = await product.platform.pool.query(
      `select t.${column} as kept, (${truth})::int as counted from groups t where t.id = $1`,
      [groupId],
    )
    expect(rows[0].kept).toBe(rows[0].counted)
  }
}

describe('an open group', () => {
  test('is joined at once, twice is once, and left again', async () => {
    const group = await newGroup(owner)
    const me = await person()
    for (const _ of ['once', 'twice'])
      expect((await join(me, group.id)).json()).toEqual({ errorCode: 0, role: memberRoles.member })
    expect(await roleOf(me, group.id)).toEqual({ errorCode: 0, isInGroup: true, role: 3, level: 2 })
    expect((await readAs(me, group.id)).memberCount).toBe(2)
    for (const _ of ['once', 'twice']) expect((await leave(me, group.id)).json()).toMatchObject({ role: 4 })
    expect((await readAs(owner, group.id)).memberCount).toBe(1)
    await expectCounted(group.id)
  })

  test('takes 1000 members and not one more, however many come at the same moment', async () => {
    const group = await newGroup(owner)
    await fill(group.id, groupLimits.members - 3)
    const people = await Promise.all(Array.from({ length: 5 }, person))
    const answers = await Promise.all(people.map((one) => join(one, group.id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((answer) => answer.json())).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ code: 'GROUP_FULL', values: { limit: 1_000 } })),
    )
    expect((await readAs(owner, group.id)).memberCount).toBe(groupLimits.members)
    await expectCounted(group.id)
  })
})

describe('a teaching group', () => {
  test('lets in all who ask at once, passes over who does not, and leaves out who is in too many groups', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const acceptAll = (by: TestPerson, ids: readonly string[]) =>
      by.browser.post(`/api/v2/groups/${group.id}/applications/accept`, { personIds: ids })
    const asking = await Promise.all(Array.from({ length: groupLimits.acceptedAtOnce }, person))
    const ids = asking.map(({ id }) => id)
    for (const id of ids.slice(1)) await place(product, group.id, id, memberRoles.applying)
    await joinMany(ids[1] ?? '', groupLimits.joined)
    expect((await acceptAll(owner, [...ids, randomUUID()])).json()).toMatchObject({ fields: [{ rule: 'too_many' }] })
    expect(code(await acceptAll(asking[1]!, ids))).toBe('GROUP_ADMIN_REQUIRED')
    expect((await acceptAll(owner, ids)).json()).toEqual({ errorCode: 0, accepted: ids.length - 2, leftOut: 1 })
    expect((await readAs(asking[1]!, group.id)).role).toBe(memberRoles.applying)
    expect((await readAs(asking[2]!, group.id)).role).toBe(memberRoles.member)
    expect((await roleOf(asking[0]!, group.id)).code).toBe('GROUP_NOT_FOUND')
    expect((await acceptAll(owner, ids)).json()).toEqual({ errorCode: 0, accepted: 0, leftOut: 1 })
    await expectCounted(group.id)
  })

  test('is asked for; the application is accepted, rejected or taken back', async () => {
    const teacher = await newPerson(product, {
      registrationRole: 'teacher',
      teacherVerifiedAt: product.clock.now(),
      plan: 'plus',
    })
    const group = await newGroup(teacher, { type: 'teaching' })
    const [one, two, three] = await Promise.all([person(), person(), person()])
    for (const asking of [one, two, three])
      expect((await join(asking, group.id)).json()).toMatchObject({ role: memberRoles.applying })
    expect((await readAs(one, group.id)).can).toMatchObject({ join: false, apply: false })
    const received = await teacher.browser.get(`${api}/getGroupReceivingsByGroupId?groupId=${group.id}`)
    expect(
      received
        .json()
        .items.map((item: GroupMember) => item.person.id)
        .sort(),
    ).toEqual([one.id, two.id, three.id].sort())
    const counts = await teacher.browser.get(`${api}/group-apply-and-invite-count`)
    expect(counts.json()).toEqual({ errorCode: 0, applications: 3, invitations: 0 })
    expect(code(await accept(one, group.id, two.id))).toBe('GROUP_ADMIN_REQUIRED')
    expect((await accept(teacher, group.id, one.id)).json()).toMatchObject({ role: memberRoles.member })
    expect((await reject(teacher, group.id, two.id)).json()).toMatchObject({ role: memberRoles.guest })
    expect((await reject(three, group.id)).json()).toMatchObject({ role: memberRoles.guest })
    expect(code(await accept(teacher, group.id, three.id))).toBe('GROUP_ROLE_CHANGED')
    expect((await members(one, group.id)).items.map((item) => item.person.id)).toEqual([teacher.id, one.id])
    await expectCounted(group.id)
  })
})

describe('an invitation', () => {
  test('is answered by who it is for, and shows a private group until then', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const [one, two, stranger] = await Promise.all([person(), person(), person()])
    expect((await invite(owner, group.id, [one.id, two.id])).json()).toEqual({ errorCode: 0, invited: 2, joined: 0 })
    expect((await invite(owner, group.id, [one.id])).json()).toEqual({ errorCode: 0, invited: 0, joined: 0 })
    const mine = await one.browser.get(`${api}/getGroupReceivings`)
    expect(mine.json()).toMatchObject({ items: [{ id: group.id, role: memberRoles.invitedAsMember }] })
    expect((await accept(one, group.id)).json()).toMatchObject({ role: memberRoles.member })
    expect((await reject(two, group.id)).json()).toMatchObject({ role: memberRoles.guest })
    expect(code(await accept(two, group.id))).toBe('GROUP_NOT_FOUND')
    expect(code(await join(stranger, group.id))).toBe('GROUP_NOT_FOUND')
  })

  test('to who applies already lets them in', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const me = await person()
    await place(product, group.id, me.id, memberRoles.applying)
    expect((await invite(owner, group.id, [me.id])).json()).toEqual({ errorCode: 0, invited: 0, joined: 1 })
  })

  test('is for at most fifty people at a time, all of whom one may come across', async () => {
    const group = await newGroup(owner)
    const people = await Promise.all(Array.from({ length: groupLimits.invitedAtOnce + 1 }, person))
    const ids = people.map(({ id }) => id)
    expect((await invite(owner, group.id, ids)).json()).toMatchObject({ fields: [{ rule: 'too_many' }] })
    const hidden = await newPerson(product, { profileFilledAt: null })
    expect(code(await invite(owner, group.id, [ids[0]!, hidden.id]))).toBe('USER_NOT_FOUND')
    expect((await readAs(people[0]!, group.id)).role).toBe(memberRoles.guest)
    expect((await invite(owner, group.id, ids.slice(1))).json()).toMatchObject({ invited: 50 })
  })

  test('as an administrator is the top administrator’s to send and takes a place', async () => {
    const group = await newGroup(owner)
    const admin = await person()
    await place(product, group.id, admin.id, memberRoles.administrator)
    const people = await Promise.all(Array.from({ length: groupLimits.administrators }, person))
    expect(code(await invite(admin, group.id, [people[0]!.id], 'administrator'))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    const nine = people.slice(0, 9).map(({ id }) => id)
    expect((await invite(owner, group.id, nine, 'administrator')).json()).toMatchObject({ invited: 9 })
    expect((await invite(owner, group.id, [people[9]!.id], 'administrator')).json()).toMatchObject({
      code: 'GROUP_ADMIN_LIMIT_REACHED',
      values: { limit: 10 },
    })
    expect((await accept(people[0]!, group.id)).json()).toMatchObject({ role: memberRoles.administrator })
    await expectCounted(group.id)
  })
})

describe('administrators', () => {
  test('are ten at most, however many are made at the same moment', async () => {
    const group = await newGroup(owner)
    const people = await Promise.all(Array.from({ length: groupLimits.administrators + 2 }, person))
    for (const { id } of people) await place(product, group.id, id, memberRoles.member)
    const answers = await Promise.all(people.map(({ id }) => give(owner, group.id, id, memberRoles.administrator)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(groupLimits.administrators)
    expect((await readAs(owner, group.id)).administratorCount).toBe(groupLimits.administrators)
    await expectCounted(group.id)
  })

  test('stand before members in the list, and are found by a part of their names', async () => {
    const group = await newGroup(owner)
    const [member, admin] = [await person(), await person()]
    await place(product, group.id, member.id, memberRoles.member)
    await place(product, group.id, admin.id, memberRoles.administrator)
    expect((await members(member, group.id)).items.map((item) => [item.person.id, item.role])).toEqual([
      [owner.id, 6],
      [admin.id, 1],
      [member.id, 3],
    ])
  })

  test('give up, are unmade, and hand over before they leave', async () => {
    const group = await newGroup(owner)
    const [admin, member] = [await person(), await person()]
    await place(product, group.id, admin.id, memberRoles.administrator)
    await place(product, group.id, member.id, memberRoles.member)
    expect(code(await leave(owner, group.id))).toBe('GROUP_TOP_ADMIN_STAYS')
    expect(code(await give(owner, group.id, owner.id, memberRoles.member))).toBe('GROUP_TOP_ADMIN_STAYS')
    expect(code(await give(admin, group.id, member.id, memberRoles.topAdministrator))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect((await give(owner, group.id, member.id, memberRoles.topAdministrator)).json()).toMatchObject({
      role: memberRoles.administrator,
    })
    expect(await readAs(member, group.id)).toMatchObject({ role: 6, topAdministrator: { id: member.id } })
    expect((await readAs(member, group.id)).administratorCount).toBe(2)
    expect((await give(admin, group.id, admin.id, memberRoles.member)).json()).toMatchObject({ role: 3 })
    expect((await give(member, group.id, owner.id, memberRoles.member)).json()).toMatchObject({ role: 6 })
    expect((await leave(owner, group.id)).statusCode).toBe(200)
    await expectCounted(group.id)
  })

  test('remove members, and only the top administrator another one', async () => {
    const group = await newGroup(owner)
    const [one, two, member] = await Promise.all([person(), person(), person()])
    await place(product, group.id, one.id, memberRoles.administrator)
    await place(product, group.id, two.id, memberRoles.administrator)
    await place(product, group.id, member.id, memberRoles.member)
    expect(code(await removeFrom(one, group.id, two.id))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect(code(await removeFrom(one, group.id, owner.id))).toBe('GROUP_TOP_ADMIN_STAYS')
    expect(code(await removeFrom(member, group.id, one.id))).toBe('GROUP_ADMIN_REQUIRED')
    expect((await removeFrom(one, group.id, member.id)).json()).toEqual({ errorCode: 0 })
    expect((await removeFrom(owner, group.id, two.id)).json()).toEqual({ errorCode: 0 })
    expect((await join(member, group.id)).json()).toMatchObject({ role: memberRoles.member })
    await expectCounted(group.id)
  })

  test('ban, whom nothing but an invitation or the end of the ban brings back', async () => {
    const group = await newGroup(owner)
    const me = await person()
    await join(me, group.id)
    await removeFrom(owner, group.id, me.id, true)
    expect(code(await join(me, group.id))).toBe('GROUP_BANNED')
    expect((await readAs(me, group.id)).can).toMatchObject({ join: false, apply: false })
    const banned = await owner.browser.get(`${api}/getBannedByGroupId?groupId=${group.id}`)
    expect(banned.json()).toMatchObject({ items: [{ person: { id: me.id } }] })
    for (const _ of ['once', 'twice'])
      expect((await owner.browser.delete(`${api}/liftBan?groupId=${group.id}&personId=${me.id}`)).statusCode).toBe(200)
    expect((await join(me, group.id)).json()).toMatchObject({ role: memberRoles.member })
  })
})

describe('a link', () => {
  const make = async ({ browser }: TestPerson, groupId: string) =>
    (await browser.post('/api/v2/invitation/link', { groupId, days: 7 })).json().link.invitationLinkId as string

  test('shows a private group and lets in at once, until it is over', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const [me, late] = [await person(), await person()]
    const link = await make(owner, group.id)
    expect((await me.browser.get(`/api/v2/invitation/link?invitationLinkId=${link}`)).json()).toMatchObject({
      groupId: group.id,
      groupName: group.name,
      inviter: { id: owner.id },
    })
    const seen = await me.browser.get(`${api}/getGroupByGroupId?groupId=${group.id}&invitationLinkId=${link}`)
    expect(seen.json()).toMatchObject({ group: { name: group.name, can: { join: true } } })
    expect((await join(me, group.id, link)).json()).toMatchObject({ role: memberRoles.member })
    expect(code(await join(late, group.id, crypto.randomUUID()))).toBe('INVITATION_OVER')
    await owner.browser.delete(`/api/v2/invitation/link/current?groupId=${group.id}`)
    expect(code(await join(late, group.id, link))).toBe('INVITATION_OVER')
  })

  test('ends when its maker administers the group no more', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const admin = await person()
    await place(product, group.id, admin.id, memberRoles.administrator)
    const link = await make(admin, group.id)
    await give(admin, group.id, admin.id, memberRoles.member)
    expect(code(await join(await person(), group.id, link))).toBe('INVITATION_OVER')
  })
})

describe('what is told', () => {
  const notices = async ({ browser }: TestPerson) => {
    await untilHeard(product)
    const answer = await browser.post('/api/v2/notice/get-notice', {})
    return answer.json<{ items: { kind: string; title: string; place: { type: string } }[] }>().items
  }

  test('an invitation is told until it is answered, an application to administrators, being let in to who asked', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const [invited, applicant] = [await person(), await person()]
    await invite(owner, group.id, [invited.id])
    expect(await notices(invited)).toMatchObject([
      { kind: 'groupInvited', title: group.name, place: { type: 'group', id: group.id } },
    ])
    await accept(invited, group.id)
    expect(await notices(invited)).toEqual([])
    const teacher = await newPerson(product, { teacherVerifiedAt: product.clock.now(), plan: 'plus' })
    const asked = await newGroup(teacher, { type: 'teaching' })
    await join(applicant, asked.id)
    expect(await notices(teacher)).toMatchObject([{ kind: 'groupApplied', place: { type: 'groupRequests' } }])
    await accept(teacher, asked.id, applicant.id)
    expect(await notices(applicant)).toMatchObject([{ kind: 'groupAccepted', title: asked.name }])
    expect(await notices(teacher)).toEqual([])
  })
})

test('groups that friends are in, and those most joined in the last month, are recommended with the reason', async () => {
  const [me, friend] = [await person(), await person()]
  await befriend(product.platform, me.id, friend.id)
  const ofFriend = await newGroup(owner)
  await place(product, ofFriend.id, friend.id, memberRoles.member)
  const hidden = await newGroup(owner, { type: 'private' })
  await place(product, hidden.id, friend.id, memberRoles.member)
  const answer = await me.browser.post(`${api}/getRecommendGroupsByMonth`)
  const { items } = answer.json<{ items: { id: string; reason: string; count: number }[] }>()
  expect(items[0]).toMatchObject({ id: ofFriend.id, reason: 'friends', count: 1 })
  expect(items.map(({ id }) => id)).not.toContain(hidden.id)
  expect(items.slice(1).every(({ reason }) => reason === 'month')).toBe(true)
  await join(me, ofFriend.id)
  const after = await me.browser.post(`${api}/getRecommendGroupsByMonth`)
  expect(after.body).not.toContain(ofFriend.id)
})

test('to invite there are those who neither belong to the group nor are invited, by name or of one’s friends', async () => {
  const name = `雲${randomUUID().slice(0, 6)}`
  const people = await Promise.all(
    ['甲', '乙', '丙', '丁'].map((one) => newPerson(product, { displayName: name + one })),
  )
  const [member, invited, applicant, other] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  for (const { id } of people) {
    await befriend(product.platform, owner.id, id)
    await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, id))
  }
  const { id: groupId } = await newGroup(owner)
  await place(product, groupId, member.id, memberRoles.member)
  await place(product, groupId, invited.id, memberRoles.invitedAsMember)
  await place(product, groupId, applicant.id, memberRoles.applying)
  const found = async (keyword: string, by = owner) =>
    (await by.browser.get(`/api/v2/groups/${groupId}/invitable?keyword=${encodeURIComponent(keyword)}`)).json()
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
  expect(ids(await found(name)).sort()).toEqual([applicant.id, other.id].sort())
  expect(ids(await found(''))).toEqual(expect.arrayContaining([applicant.id, other.id]))
  expect(ids(await found(''))).not.toEqual(expect.arrayContaining([member.id]))
  expect(ids(await found(''))).not.toEqual(expect.arrayContaining([invited.id]))
  expect(await found(name, member)).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
})
