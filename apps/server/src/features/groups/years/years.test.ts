import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { Group } from '@learntrail/contract/groups/group'
import type { GroupPage } from '@learntrail/contract/groups/groups'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import type { PostPage } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone, untilLocked } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ask, handIn, homeworkPath, inTime, questionBody, save } from '../../homework/homework.fixture.ts'
import { releaseDue } from '../../homework/questions/release.service.ts'
import { postBody, publish } from '../../posts/posts.fixture.ts'
import { newGroup, place } from '../groups.fixture.ts'

let product: TestApp
let people: Record<'top' | 'administrator' | 'student' | 'other' | 'outsider', TestPerson>
let group: Group
beforeAll(async () => {
  product = await createTestApp()
  const make = () => newPerson(product)
  people = {
    top: await make(),
    administrator: await make(),
    student: await make(),
    other: await make(),
    outsider: await make(),
  }
})
afterAll(() => product.close())
beforeEach(async () => {
  group = await newGroup(people.top, { name: '七年一班', description: '一起走過。', tags: ['sdg_6'] })
  const put = (name: keyof typeof people, role: MemberRole) => place(product, group.id, people[name].id, role)
  await put('administrator', memberRoles.administrator)
  await put('student', memberRoles.member)
  await put('other', memberRoles.member)
})

const code = (answer: { json(): unknown }) => (answer.json() as Problem).code
const read = async (by: TestPerson, id: string = group.id) =>
  (await by.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${id}`)).json<{ group: Group }>().group
const archive = (by: TestPerson, isArchived = true) =>
  by.browser.put(`/api/v2/groups/${group.id}/archive`, { isArchived })
const nextBody = (change: object = {}) => ({
  clientId: randomUUID(),
  name: '八年一班',
  handle: `g-${randomUUID().slice(0, 8)}`,
  ...change,
})
const goOn = (by: TestPerson, change: object = {}) =>
  by.browser.post(`/api/v2/groups/${group.id}/next`, nextBody(change))
const listed = async (by: TestPerson, query = '') =>
  (await by.browser.get(`/api/v2/api/getAllGroups?${query}`)).json<GroupPage>().items.map(({ id }) => id)
const inGroup = () => ({ privacy: 2 as const, groupIds: [group.id] })

describe('a group that is put away', () => {
  test('is so by its top administrator alone, and taken out again', async () => {
    expect(code(await archive(people.administrator))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect((await archive(people.top)).json<{ group: Group }>().group).toMatchObject({
      archivedAt: product.clock.now().toISOString(),
      can: { edit: false, govern: true },
    })
    expect((await archive(people.top)).statusCode).toBe(200)
    expect(await listed(people.student)).not.toContain(group.id)
    expect(await listed(people.student, 'isArchived=true')).toContain(group.id)
    await archive(people.top, false)
    expect((await read(people.student)).archivedAt).toBeNull()
    expect(await listed(people.student)).toContain(group.id)
  })

  test('is read as before, and nothing is put into it', async () => {
    const post = await publish(people.student, inGroup())
    const question = await ask(product, people.top, group.id)
    await save(people.other, question.id, { text: '還沒寫完。' })
    await archive(people.top)

    const posts = await people.other.browser.get(`/api/v2/portfolios?group=${group.id}`)
    expect(posts.json<PostPage>().items.map(({ id }) => id)).toEqual([post.id])
    expect((await people.other.browser.get(`${homeworkPath}/questions/${question.id}`)).json()).toMatchObject({
      can: { handIn: false },
    })
    const { student, other, top, administrator, outsider } = people
    const onPerson = { groupId: group.id, personId: outsider.id }
    const pin = `/api/v2/portfolios/${post.id}/groups/${group.id}/pin`
    const refused = [
      await student.browser.post('/api/v2/portfolios/portfolio', postBody(inGroup())),
      await student.browser.patch(`/api/v2/portfolios/${(await publish(student)).id}`, inGroup()),
      await top.browser.put(pin, { isPinned: true }),
      await save(other, question.id, { text: '寫完了。', version: 1 }),
      await other.browser.post(`${homeworkPath}/questions/${question.id}/hand-in`, {
        clientId: randomUUID(),
        version: 1,
      }),
      await top.browser.post(`${homeworkPath}/questions`, questionBody(product, group.id)),
      await top.browser.post(`${homeworkPath}/questions/${question.id}/revoke`),
      await outsider.browser.post('/api/v2/api/joinGroup', { groupId: group.id }),
      await top.browser.post('/api/v2/api/inviteMembers', { groupId: group.id, personIds: [outsider.id] }),
      await administrator.browser.patch('/api/v2/api/editGroup', { groupId: group.id, name: '別的名字' }),
      await top.browser.put('/api/v2/api/changeMemberRole', { ...onPerson, personId: student.id, role: 1 }),
      await top.browser.delete(`/api/v2/api/removeMember?groupId=${group.id}&personId=${student.id}`),
      await top.browser.post('/api/v2/invitation/link', { groupId: group.id }),
    ]
    expect(refused.map(code)).toEqual(refused.map(() => 'GROUP_ARCHIVED'))
    expect((await read(outsider)).can).toMatchObject({ join: false, apply: false })
  })

  test('is left by who wants to, and what stands in it is still changed and taken out by its writer', async () => {
    const post = await publish(people.student, inGroup())
    await archive(people.top)
    const change = await people.student.browser.put(
      `/api/v2/portfolios/${post.id}`,
      postBody({ ...inGroup(), title: '改好了' }),
    )
    expect(change.json()).toMatchObject({ title: '改好了' })
    const left = await people.other.browser.delete(`/api/v2/api/exitGroup?groupId=${group.id}`)
    expect(left.json()).toMatchObject({ role: memberRoles.guest })
    const taken = await people.student.browser.delete(`/api/v2/portfolios/${post.id}/groups/${group.id}`)
    expect(taken.statusCode).toBe(200)
  })

  test('assigns nothing by itself any more: what waited for its day is planned again', async () => {
    const hour = 3_600_000
    const question = await ask(product, people.top, group.id, {
      publishAt: inTime(product, hour),
      deadline: inTime(product, 100 * hour),
    })
    await archive(people.top)
    product.clock.advance(2 * hour)
    await releaseDue(product.platform)
    const found = await people.top.browser.get(`${homeworkPath}/questions/${question.id}`)
    expect(found.json()).toMatchObject({ state: 'planning', publishAt: null })
  })

  test('lends its homework to the next one', async () => {
    const question = await ask(product, people.top, group.id)
    await archive(people.top)
    const next = await newGroup(people.top)
    const copy = await people.top.browser.post(`${homeworkPath}/questions/${question.id}/copy`, {
      clientId: randomUUID(),
      groupIds: [next.id],
    })
    expect(copy.statusCode).toBe(200)
  })
})

test('what arrives at the moment in which a group is put away is not in it', async () => {
  const { pool } = product.platform
  const away = await pool.connect()
  try {
    await away.query('begin')
    await away.query('select 1 from groups where id = $1 for update', [group.id])
    const coming = [
      people.student.browser.post('/api/v2/portfolios/portfolio', postBody(inGroup())),
      people.administrator.browser.post(`${homeworkPath}/questions`, questionBody(product, group.id)),
    ]
    await untilLocked(pool, coming.length)
    await away.query('update groups set archived_at = now() where id = $1', [group.id])
    await away.query('commit')
    expect((await Promise.all(coming)).map(code)).toEqual(['GROUP_ARCHIVED', 'GROUP_ARCHIVED'])
  } finally {
    away.release()
  }
  const { rows } = await pool.query('select 1 from post_groups where group_id = $1', [group.id])
  expect(rows).toEqual([])
})

describe('a new year', () => {
  test('has a group of its own with everybody in it, the former one is put away, and nobody loses their work', async () => {
    const question = await ask(product, people.top, group.id)
    await handIn(people.student, question.id)
    const answer = await goOn(people.top, { name: '八年一班' })
    expect(answer.json()).toMatchObject({ memberCount: 4 })
    const { groupId } = answer.json<{ groupId: string }>()
    expect(await read(people.student, groupId)).toMatchObject({
      name: '八年一班',
      description: '一起走過。',
      tags: ['sdg_6'],
      type: 'open',
      role: memberRoles.member,
      memberCount: 4,
      administratorCount: 1,
      former: { id: group.id, name: '七年一班' },
      archivedAt: null,
    })
    expect(await read(people.student)).toMatchObject({
      archivedAt: product.clock.now().toISOString(),
      next: { id: groupId, name: '八年一班' },
      role: memberRoles.member,
    })
    const own = await people.student.browser.get(`${homeworkPath}/questions/${question.id}/hand-in`)
    expect(own.json()).toMatchObject({ handIn: { state: 'handed_in' } })
  })

  test('leaves out whom one group more is too many for, and names them', async () => {
    const { pool } = product.platform
    const most = groupLimits.joined - 1
    await pool.query(
      `with made as (insert into groups (id, type, client_id, name, handle, description, owner_id, made_by, member_count, created_at)
        select gen_random_uuid(), 'open', gen_random_uuid(), 'x', 'x-' || n || '-' || left($1::text, 8), '', $1::uuid, $1::uuid, 1, now()
        from generate_series(1, $3::int) n returning id)
      insert into group_members (group_id, account_id, role, level, since)
      select id, $2, $4, 2, now() from made`,
      [people.outsider.id, people.other.id, most, memberRoles.member],
    )
    const answer = await goOn(people.top)
    expect(answer.json()).toMatchObject({ memberCount: 3, leftOut: [{ id: people.other.id }] })
    await pool.query(`delete from groups where owner_id = $1`, [people.outsider.id])
    group = await read(people.top, answer.json<{ groupId: string }>().groupId)
    await place(product, group.id, people.other.id, memberRoles.member)
    expect((await goOn(people.top)).json()).toMatchObject({ memberCount: 4, leftOut: [] })
  })

  test('is told to everybody who comes along', async () => {
    const { groupId } = (await goOn(people.top)).json<{ groupId: string }>()
    await untilJobsDone(product.platform)
    const found = await people.student.browser.post('/api/v2/notice/get-notice', {})
    expect(found.json<{ items: { kind: string; place: { id: string } }[] }>().items).toContainEqual(
      expect.objectContaining({ kind: 'groupContinued', place: expect.objectContaining({ id: groupId }) }),
    )
  })

  test('may be led by another who leads the group, and go on without some', async () => {
    const withoutIds = [people.other.id]
    const answer = await goOn(people.top, { topAdministratorId: people.administrator.id, withoutIds })
    const { groupId } = answer.json<{ groupId: string }>()
    expect(await read(people.administrator, groupId)).toMatchObject({
      role: memberRoles.topAdministrator,
      memberCount: 3,
    })
    expect(await read(people.top, groupId)).toMatchObject({ role: memberRoles.administrator })
    expect((await read(people.other, groupId)).role).toBe(memberRoles.guest)
    expect((await read(people.other)).next).toBeNull()
    expect((await read(people.other)).role).toBe(memberRoles.member)
  })

  test('begins once, however often and at the same moment it is asked for', async () => {
    const body = nextBody()
    const send = () => people.top.browser.post(`/api/v2/groups/${group.id}/next`, body)
    const answers = await Promise.all([send(), send(), send()])
    const ids = new Set(answers.map((answer) => answer.json<{ groupId: string }>().groupId))
    expect(ids.size).toBe(1)
    expect(code(await goOn(people.top))).toBe('GROUP_ARCHIVED')
  })

  test('is refused to who does not lead, for who does not, by an ID that is taken, and without the right to teach', async () => {
    expect(code(await goOn(people.administrator))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect(code(await goOn(people.outsider))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect(code(await goOn(people.top, { topAdministratorId: people.student.id }))).toBe('GROUP_ROLE_CHANGED')
    expect(code(await goOn(people.top, { handle: group.handle }))).toBe('GROUP_HANDLE_TAKEN')
    await product.platform.db.execute(`update groups set type = 'teaching' where id = '${group.id}'`)
    expect(code(await goOn(people.top))).toBe('GROUP_TEACHING_REFUSED')
    expect((await read(people.top)).archivedAt).toBeNull()
  })

  test('keeps out who was banned', async () => {
    await people.top.browser.delete(`/api/v2/api/removeMember?groupId=${group.id}&personId=${people.other.id}&ban=true`)
    const { groupId } = (await goOn(people.top)).json<{ groupId: string }>()
    const join = await people.other.browser.post('/api/v2/api/joinGroup', { groupId })
    expect(code(join)).toBe('GROUP_BANNED')
  })
})
