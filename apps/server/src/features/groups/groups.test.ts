import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { Group } from '@learntrail/contract/groups/group'
import { groupDurations, groupLimits } from '@learntrail/contract/groups/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPermissions } from '../accounts/index.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { block } from '../people/index.ts'
import { uploadFiles } from '../posts/posts.fixture.ts'
import { newGroup, place } from './groups.fixture.ts'
import { removeGroupsOver } from './groups.jobs.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const input = (change: object = {}) => ({
  type: 'open',
  name: '河川觀察社',
  handle: `h-${randomUUID().slice(0, 8)}`,
  clientId: randomUUID(),
  ...change,
})
const add = (person: TestPerson, change: object = {}) => person.browser.post('/api/v2/api/addGroup', input(change))
const edit = (person: TestPerson, groupId: string, change: object) =>
  person.browser.patch('/api/v2/api/editGroup', { groupId, ...change })
const read = (person: TestPerson, groupId: string) =>
  person.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${groupId}`)
const problem = (answer: { json<T>(): T }) => answer.json<Problem>()
const remove = (person: TestPerson, groupId: string, name: string) =>
  person.browser.delete(`/api/v2/api/deleteGroup?groupId=${groupId}&name=${encodeURIComponent(name)}`)

describe('a group', () => {
  test('is made with its maker as the top administrator, and read by everybody where it is open', async () => {
    const group = await newGroup(owner, { description: '每週六到河邊。', tags: ['naturalistic', 'sdg_6'] })
    expect(group).toMatchObject({
      type: 'open',
      memberCount: 1,
      administratorCount: 0,
      role: memberRoles.topAdministrator,
      topAdministrator: { id: owner.id },
      can: { join: false, apply: false, leave: false, manage: true, edit: true, govern: true },
    })
    expect((await read(other, group.id)).json()).toMatchObject({
      errorCode: 0,
      group: {
        name: group.name,
        description: '每週六到河邊。',
        role: memberRoles.guest,
        can: { join: true, manage: false },
      },
    })
  })

  test('that is sent twice is one', async () => {
    const body = input()
    const send = () => owner.browser.post('/api/v2/api/addGroup', body)
    const [first, second] = await Promise.all([send(), send()])
    const third = await send()
    const ids = [first, second, third].map((answer) => answer.json<{ group: Group }>().group.id)
    expect(new Set(ids).size).toBe(1)
  })

  test.each([
    ['a name', { name: '名'.repeat(groupLimits.name) }, { name: '名'.repeat(groupLimits.name + 1) }, 'name'],
    [
      'a description',
      { description: '說'.repeat(groupLimits.description) },
      { description: '說'.repeat(groupLimits.description + 1) },
      'description',
    ],
  ])('has %s up to the limit and not one past it', async (_, at, past, field) => {
    expect((await add(owner, at)).statusCode).toBe(200)
    expect(problem(await add(owner, past))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: field, rule: 'too_long' }],
    })
  })

  test.each([
    ['ab', 'too_short'],
    ['a'.repeat(31), 'too_long'],
    ['河川', 'too_short'],
    ['a b c', 'invalid'],
    ['abc/d', 'invalid'],
  ])('is refused the ID %s', async (handle, rule) => {
    expect(problem(await add(owner, { handle }))).toMatchObject({ fields: [{ path: 'handle', rule }] })
  })

  test('has an ID of its own, whatever the case of its letters', async () => {
    const handle = `River.Watch_${randomUUID().slice(0, 4)}`
    const taken = (typed: string) => owner.browser.get(`/api/v2/api/isiddup?handle=${typed}`)
    expect((await taken(handle)).json()).toEqual({ errorCode: 0, isTaken: false })
    const group = (await add(owner, { handle })).json<{ group: Group }>().group
    expect((await taken(handle.toUpperCase())).json()).toEqual({ errorCode: 0, isTaken: true })
    expect(problem(await add(other, { handle: handle.toLowerCase() })).code).toBe('GROUP_HANDLE_TAKEN')
    const another = await newGroup(other)
    expect(problem(await edit(other, another.id, { handle })).code).toBe('GROUP_HANDLE_TAKEN')
    const found = await other.browser.get(`/api/v2/api/getGroupByGroupId?handle=${handle}`)
    expect(found.json()).toMatchObject({ group: { id: group.id } })
  })

  test('is one of at most so many of its owner', async () => {
    const busy = await newPerson(product)
    const { platform } = product
    await platform.pool.query(
      `insert into groups (id, owner_id, client_id, handle, type, name, description, member_count, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'busy-' || n, 'open', 'x', '', 1, now() from generate_series(2, $2::int) n`,
      [busy.id, groupLimits.ownGroups],
    )
    expect((await add(busy)).statusCode).toBe(200)
    expect(problem(await add(busy))).toMatchObject({ code: 'GROUP_LIMIT_REACHED', values: { limit: 100 } })
  })

  test('is changed by administrators alone, and says so to nobody who may not see it', async () => {
    const group = await newGroup(owner, { type: 'private' })
    const [admin, member] = [await newPerson(product), await newPerson(product)]
    await place(product, group.id, admin.id, memberRoles.administrator)
    await place(product, group.id, member.id, memberRoles.member)
    expect((await edit(admin, group.id, { name: '溪流觀察社' })).json()).toMatchObject({
      group: { name: '溪流觀察社' },
    })
    expect(problem(await edit(member, group.id, { name: '海' })).code).toBe('GROUP_ADMIN_REQUIRED')
    expect(problem(await edit(other, group.id, { name: '海' })).code).toBe('GROUP_NOT_FOUND')
    expect((await read(owner, group.id)).json()).toMatchObject({ group: { name: '溪流觀察社' } })
  })

  test('shows a picture of an administrator to all who see it, and lets go of the one before', async () => {
    const [first, second] = await uploadFiles(owner, [
      { name: 'a.png', content: await samplePicture() },
      { name: 'b.png', content: await samplePicture() },
    ])
    const group = (await add(owner, { coverFileId: first!.id })).json<{ group: Group }>().group
    expect((await other.browser.get(group.cover!)).statusCode).toBe(200)
    const changed = (await edit(owner, group.id, { coverFileId: second!.id })).json<{ group: Group }>().group
    expect((await other.browser.get(changed.cover!)).statusCode).toBe(200)
    expect((await other.browser.get(group.cover!)).statusCode).toBe(404)
    expect((await edit(owner, group.id, { coverFileId: null })).json()).toMatchObject({ group: { cover: null } })
  })

  test('has the drawing that was chosen, unless there is a picture', async () => {
    const group = (await add(owner, { drawnCover: 'hills' })).json<{ group: Group }>().group
    expect(group).toMatchObject({ cover: null, drawnCover: 'hills' })
    expect(problem(await edit(owner, group.id, { drawnCover: 'house' })).code).toBe('VALIDATION_FAILED')
    await edit(owner, group.id, { drawnCover: 'stars' })
    expect((await read(other, group.id)).json()).toMatchObject({ group: { drawnCover: 'stars' } })
    const [picture] = await uploadFiles(owner, [{ name: 'c.png', content: await samplePicture() }])
    const changed = (await edit(owner, group.id, { coverFileId: picture!.id, drawnCover: null })).json()
    expect(changed).toMatchObject({ group: { cover: expect.stringContaining(picture!.id), drawnCover: null } })
  })

  test('of somebody who blocks is not there for the other, unless they belong to it: they know who leads it', async () => {
    const [blocker, blocked, member] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
    const group = await newGroup(blocker)
    await place(product, group.id, member.id, memberRoles.member)
    await block(product.platform, blocker.id, blocked.id)
    await block(product.platform, blocker.id, member.id)
    expect((await read(blocked, group.id)).statusCode).toBe(404)
    expect((await read(member, group.id)).json()).toMatchObject({
      group: { role: memberRoles.member, topAdministrator: { id: blocker.id } },
    })
  })
})

describe('a teaching group', () => {
  const teacher = (change: object = {}) =>
    newPerson(product, { registrationRole: 'teacher', teacherVerifiedAt: product.clock.now(), plan: 'plus', ...change })

  test('is made by a verified teacher with Plus', async () => {
    expect((await add(await teacher(), { type: 'teaching' })).statusCode).toBe(200)
  })

  test.each([
    ['on the free plan', { plan: 'free', trialEndsAt: null }],
    ['who is not verified', { teacherVerifiedAt: null }],
  ])('is refused a teacher %s, with the number of the specification', async (_, change) => {
    const answer = await add(await teacher(change), { type: 'teaching' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'GROUP_TEACHING_REFUSED', errorCode: -8 })
  })
})

describe('a group of a school', () => {
  test('is made by who acts for the school, and seen by its people', async () => {
    const { platform } = product
    const { rows } = await platform.pool.query<{ id: string }>('select id from schools order by code limit 2')
    const [school, another] = rows.map(({ id }) => id)
    const principal = await newPerson(product)
    await inTransaction(platform.db, (transaction) =>
      addPermissions(transaction, principal.id, [school!], product.clock.now()),
    )
    const acting = { ...principal, browser: await signedIn(product, principal.id) }
    expect(problem(await add(acting, { type: 'school', schoolId: another })).code).toBe('SCHOOL_PERMISSION_REQUIRED')
    const group = (await add(acting, { type: 'school', schoolId: school })).json<{ group: Group }>().group
    const pupil = await newPerson(product)
    await platform.pool.query(
      `insert into organizations (account_id, type, county, township, academic_role, school_type, school_id, updated_at)
       values ($1, 'academic_unit', 'taipei_city', 'taipei_neihu', 'student', 'high_school', $2, now())`,
      [pupil.id, school],
    )
    expect((await read(pupil, group.id)).statusCode).toBe(200)
    expect((await read(other, group.id)).statusCode).toBe(404)
    const recommended = await pupil.browser.post('/api/v2/api/getRecommendGroupsByMonth')
    expect(recommended.json<{ items: unknown[] }>().items[0]).toMatchObject({ id: group.id, reason: 'school' })
  })
})

describe('a deleted group', () => {
  test('needs its name typed, is there for nobody, and comes back within 30 days', async () => {
    const group = await newGroup(owner)
    await place(product, group.id, other.id, memberRoles.member)
    expect(problem(await remove(owner, group.id, 'x')).code).toBe('GROUP_NAME_DIFFERS')
    expect(problem(await remove(other, group.id, group.name)).code).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect((await remove(owner, group.id, group.name)).json()).toEqual({ errorCode: 0 })
    for (const person of [owner, other]) expect((await read(person, group.id)).statusCode).toBe(404)
    const listed = async ({ browser }: TestPerson) =>
      (await browser.get('/api/v2/api/getDeletedGroups')).json<{ items: Group[] }>().items.map(({ id }) => id)
    expect(await listed(owner)).toContain(group.id)
    expect(await listed(other)).toEqual([])
    expect((await other.browser.post('/api/v2/api/restoreGroup', { groupId: group.id })).statusCode).toBe(404)
    const restored = await owner.browser.post('/api/v2/api/restoreGroup', { groupId: group.id })
    expect(restored.json()).toMatchObject({ group: { id: group.id, memberCount: 2, deletedAt: null } })
    expect((await read(other, group.id)).json()).toMatchObject({ group: { role: memberRoles.member } })
  })

  test('is gone after them, and its ID is free', async () => {
    const group = await newGroup(owner)
    await remove(owner, group.id, group.name)
    product.clock.advance(groupDurations.deleted)
    await removeGroupsOver(product.platform)
    const browser = await signedIn(product, owner.id)
    expect((await browser.get('/api/v2/api/getDeletedGroups')).body).toContain(group.id)
    product.clock.advance(1)
    await removeGroupsOver(product.platform)
    expect((await browser.get('/api/v2/api/getDeletedGroups')).body).not.toContain(group.id)
    const taken = await browser.get(`/api/v2/api/isiddup?handle=${group.handle}`)
    expect(taken.json()).toMatchObject({ isTaken: false })
  })
})
