import { randomUUID } from 'node:crypto'
import { type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { Post, PostPage } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayAfter, dayIn } from '../../../platform/clock/taipei.ts'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { releaseDue } from '../../drafts/schedule/release.service.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { postBody, publish, uploadFiles, writeComment } from '../posts.fixture.ts'

let product: TestApp
let people: Record<'top' | 'administrator' | 'writer' | 'member' | 'applicant' | 'invited' | 'outsider', TestPerson>
let groupId: string
beforeAll(async () => {
  product = await createTestApp()
  const make = () => newPerson(product)
  people = {
    top: await make(),
    administrator: await make(),
    writer: await make(),
    member: await make(),
    applicant: await make(),
    invited: await make(),
    outsider: await make(),
  }
})
afterAll(() => product.close())

const put = (group: string, { id }: TestPerson, role: MemberRole) => place(product, group, id, role)
const roles = {
  administrator: memberRoles.administrator,
  writer: memberRoles.member,
  member: memberRoles.member,
  applicant: memberRoles.applying,
  invited: memberRoles.invitedAsMember,
} as const

/** A group with one person in every role. */
async function someGroup(): Promise<string> {
  const { id } = await newGroup(people.top)
  for (const [name, role] of Object.entries(roles)) await put(id, people[name as keyof typeof roles], role)
  return id
}
beforeEach(async () => {
  groupId = await someGroup()
})

const inGroups = (...groupIds: string[]) => ({ privacy: 2, groupIds }) as const
const read = (by: TestPerson, id: string) => by.browser.get(`/api/v2/portfolios/${id}`)
const code = (answer: { json(): { code?: string } }) => answer.json().code
const list = async (by: TestPerson, query: string, group = groupId) =>
  (await by.browser.get(`/api/v2/portfolios?group=${group}&${query}`)).json<PostPage>()
const listed = async (by: TestPerson, query = '', group = groupId) =>
  (await list(by, query, group)).items.map(({ id }) => id)
const pin = (by: TestPerson, id: string, isPinned = true, group = groupId) =>
  by.browser.put(`/api/v2/portfolios/${id}/groups/${group}/pin`, { isPinned })
const takeOut = (by: TestPerson, id: string, group = groupId) =>
  by.browser.delete(`/api/v2/portfolios/${id}/groups/${group}`)
const seers = async (id: string) => {
  const seen = []
  for (const [name, person] of Object.entries(people)) if ((await read(person, id)).statusCode === 200) seen.push(name)
  return seen
}
const belonging = ['top', 'administrator', 'writer', 'member']

describe('a record for a group', () => {
  test('is seen by who belongs to it and by nobody else, wherever it stands', async () => {
    const [file] = await uploadFiles(people.writer, [{ name: `${randomUUID()}.txt`, content: Buffer.from('溶氧') }])
    const word = randomUUID().slice(0, 12)
    const said = { title: word, fileIds: [file?.id ?? ''] }
    const { id, groups } = await publish(people.writer, { ...said, ...inGroups(groupId) })
    expect(groups).toMatchObject([{ id: groupId, isPinned: false, administers: false }])
    await untilJobsDone(product.platform)
    expect(await seers(id)).toEqual(belonging)
    for (const [name, person] of Object.entries(people)) {
      const isSeer = belonging.includes(name)
      const holds = async (path: string) => (await person.browser.get(path)).body.includes(word)
      const statusOf = async (path: string) => (await person.browser.get(path)).statusCode
      expect({ name, list: await holds(`/api/v2/portfolios?owner=${people.writer.id}`) }).toEqual({
        name,
        list: isSeer,
      })
      expect({ name, feed: await holds('/api/v2/portfolios?view=public') }).toEqual({ name, feed: false })
      const found = await person.browser.post('/api/v2/search/portfolios', { keyword: word })
      expect({ name, found: found.body.includes(id) }).toEqual({ name, found: isSeer })
      const bytes = await statusOf(`/api/v2/files/portfolios/${id}/files/${file?.id}/entity`)
      expect({ name, bytes }).toEqual({ name, bytes: isSeer ? 200 : 404 })
      expect({ name, comment: (await writeComment(person, id)).statusCode }).toEqual({
        name,
        comment: isSeer ? 200 : 404,
      })
    }
  })

  test('is out of sight as soon as somebody leaves or is removed, and stays its writer’s', async () => {
    const { id } = await publish(people.writer, inGroups(groupId))
    await people.member.browser.delete(`/api/v2/api/exitGroup?groupId=${groupId}`)
    const removed = `groupId=${groupId}&personId=${people.administrator.id}`
    await people.top.browser.delete(`/api/v2/api/removeMember?${removed}`)
    expect(await seers(id)).toEqual(['top', 'writer'])
    await people.writer.browser.delete(`/api/v2/api/exitGroup?groupId=${groupId}`)
    expect(await seers(id)).toEqual(['top', 'writer'])
    expect((await read(people.writer, id)).json<Post>().groups).toMatchObject([{ id: groupId }])
    // They may change what they wrote there, but put nothing new into it.
    const body = { ...postBody({ title: '改過' }), ...inGroups(groupId) }
    expect((await people.writer.browser.put(`/api/v2/portfolios/${id}`, body)).statusCode).toBe(200)
    const again = await people.writer.browser.post('/api/v2/portfolios/portfolio', {
      ...postBody(),
      ...inGroups(groupId),
    })
    expect(code(again)).toBe('GROUP_NOT_FOUND')
  })

  test('ends for everybody with the group, and is there again when it is brought back', async () => {
    const group = await newGroup(people.top)
    await put(group.id, people.writer, memberRoles.member)
    const { id } = await publish(people.writer, inGroups(group.id))
    expect(await seers(id)).toEqual(['top', 'writer'])
    const named = `groupId=${group.id}&name=${encodeURIComponent(group.name)}`
    expect((await people.top.browser.delete(`/api/v2/api/deleteGroup?${named}`)).statusCode).toBe(200)
    expect(await seers(id)).toEqual(['writer'])
    await people.top.browser.post('/api/v2/api/restoreGroup', { groupId: group.id })
    expect(await seers(id)).toEqual(['top', 'writer'])
  })

  test('may be in several, and names to each viewer those that they belong to', async () => {
    const other = await newGroup(people.writer)
    await put(other.id, people.outsider, memberRoles.member)
    const { id } = await publish(people.writer, inGroups(groupId, other.id))
    const named = async (by: TestPerson) =>
      (await read(by, id)).json<Post>().groups.map((group) => [group.id, group.administers])
    expect(await named(people.member)).toEqual([[groupId, false]])
    expect(await named(people.administrator)).toEqual([[groupId, true]])
    expect(await named(people.outsider)).toEqual([[other.id, false]])
    expect(new Map((await named(people.writer)) as [string, boolean][])).toEqual(
      new Map([
        [groupId, false],
        [other.id, true],
      ]),
    )
  })

  test('is for as many as there may be, and not one more', async () => {
    const writer = await newPerson(product)
    const ids: string[] = []
    for (let made = 0; made <= postLimits.groups; made += 1) ids.push((await newGroup(writer)).id)
    const send = (groupIds: string[]) =>
      writer.browser.post('/api/v2/portfolios/portfolio', { ...postBody(), privacy: 2, groupIds })
    expect((await send(ids.slice(1))).statusCode).toBe(200)
    expect(code(await send(ids))).toBe('VALIDATION_FAILED')
    expect(code(await send([ids[0] ?? '', ids[0] ?? '']))).toBe('VALIDATION_FAILED')
  })

  test('is for none once it is for others: they are chosen anew', async () => {
    const { id } = await publish(people.writer, inGroups(groupId))
    const change = (body: object) => people.writer.browser.patch(`/api/v2/portfolios/${id}`, body)
    expect((await change({ privacy: 1 })).json()).toMatchObject({ privacy: 1, groups: [] })
    expect(await seers(id)).toEqual(['writer'])
    expect(code(await change({ privacy: 2 }))).toBe('VALIDATION_FAILED')
    expect((await change({ privacy: 2, groupIds: [groupId] })).json()).toMatchObject({ groups: [{ id: groupId }] })
    expect((await change({ privacy: 2 })).json()).toMatchObject({ groups: [{ id: groupId }] })
  })

  test('that waited for its time does not appear where its writer is no longer', async () => {
    const scheduledAt = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    const send = () =>
      people.writer.browser.post('/api/v2/portfolios/portfolio', { ...postBody(), ...inGroups(groupId), scheduledAt })
    expect((await send()).json()).toMatchObject({ privacy: 2, groupIds: [groupId] })
    product.clock.advance(3_600_001)
    await releaseDue(product.platform)
    expect(await listed(people.member)).toHaveLength(1)

    const at = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    await people.writer.browser.post('/api/v2/portfolios/portfolio', {
      ...postBody({ title: '太晚了' }),
      ...inGroups(groupId),
      scheduledAt: at,
    })
    await people.writer.browser.delete(`/api/v2/api/exitGroup?groupId=${groupId}`)
    product.clock.advance(3_600_001)
    await releaseDue(product.platform)
    expect(await listed(people.member)).toHaveLength(1)
    const { items } = (await people.writer.browser.get('/api/v2/portfolios/drafts')).json()
    expect(items).toMatchObject([{ title: '太晚了', failure: 'GROUP_NOT_FOUND' }])
    const draft = await people.writer.browser.get(`/api/v2/portfolios/drafts/${items[0].id}`)
    expect(draft.json()).toMatchObject({ privacy: 2, groupIds: [groupId] })
  })
})

describe('the records of a group', () => {
  test('are read by who belongs to it, newest first, a page at a time', async () => {
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) {
      product.clock.advance(1_000)
      ids.unshift((await publish(made === 1 ? people.member : people.writer, inGroups(groupId))).id)
    }
    await publish(people.writer, inGroups(await someGroup()))
    for (const [name, person] of Object.entries(people)) {
      const answer = await person.browser.get(`/api/v2/portfolios?group=${groupId}`)
      expect({ name, code: answer.json().code }).toEqual({
        name,
        code: belonging.includes(name) ? undefined : 'NO_PERMISSION',
      })
    }
    const first = await list(people.member, 'limit=2')
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(await listed(people.member, `limit=2&cursor=${first.nextCursor}`)).toEqual(ids.slice(2))
    expect(await listed(people.member, `owner=${people.member.id}`)).toEqual([ids[1]])
    expect(await listed(people.member, 'view=mine&tags=creativity')).toEqual([ids[1]])
    const { posts } = (await people.member.browser.get(`/api/v2/api/getNumber?groupId=${groupId}`)).json()
    expect(posts).toBe(3)
  })

  test('are those of one writer, of some days of publication, of a tag', async () => {
    const before = await publish(people.writer, { ...inGroups(groupId), tags: ['sdg_6'] })
    product.clock.advance(86_400_000)
    const after = await publish(people.member, { ...inGroups(groupId), tags: ['musical'] })
    const day = dayIn(product.clock.now())
    expect(await listed(people.top, `publishedFrom=${day}`)).toEqual([after.id])
    expect(await listed(people.top, `publishedTo=${day}`)).toEqual([after.id, before.id])
    expect(await listed(people.top, `publishedTo=${dayAfter(day, -1)}`)).toEqual([before.id])
    expect(await listed(people.top, `publishedFrom=0001-01-01&publishedTo=9999-12-31&tags=sdg_6`)).toEqual([before.id])
    expect(await listed(people.top, `owner=${people.member.id}&publishedFrom=${day}`)).toEqual([after.id])
  })

  test('of a private one are nowhere for who does not know of it', async () => {
    const { id } = await newGroup(people.top, { type: 'private' })
    expect(code(await people.outsider.browser.get(`/api/v2/portfolios?group=${id}`))).toBe('GROUP_NOT_FOUND')
  })
})

describe('on top of a group', () => {
  test('administrators put up to five records, and take them down', async () => {
    const ids: string[] = []
    for (let made = 0; made <= postLimits.pinnedInGroup; made += 1)
      ids.push((await publish(people.writer, inGroups(groupId))).id)
    const [sixth = '', ...five] = ids
    expect(code(await pin(people.member, sixth))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await pin(people.writer, sixth))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await pin(people.outsider, sixth))).toBe('POST_NOT_FOUND')
    for (const id of five) expect((await pin(people.administrator, id)).statusCode).toBe(200)
    expect((await pin(people.top, five[0] ?? '')).statusCode).toBe(200)
    expect((await pin(people.top, sixth)).json()).toMatchObject({ code: 'GROUP_PIN_LIMIT_REACHED' })
    expect(new Set(await listed(people.member, 'isPinned=true'))).toEqual(new Set(five))
    // Changing the record leaves it pinned.
    const body = { ...postBody(), ...inGroups(groupId) }
    await people.writer.browser.put(`/api/v2/portfolios/${five[0]}`, body)
    expect(await listed(people.member, 'isPinned=true')).toContain(five[0])
    await pin(people.top, five[0] ?? '', false)
    expect((await pin(people.top, sixth)).statusCode).toBe(200)
  })

  test('of five at once one too many is refused', async () => {
    const ids: string[] = []
    for (let made = 0; made <= postLimits.pinnedInGroup; made += 1)
      ids.push((await publish(people.writer, inGroups(groupId))).id)
    const answers = await Promise.all(ids.map((id) => pin(people.top, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
  })
})

describe('out of a group', () => {
  test('an administrator takes a record, which stays its writer’s, who is told', async () => {
    const other = await newGroup(people.writer)
    const { id } = await publish(people.writer, { title: '溪流', ...inGroups(groupId, other.id) })
    expect(code(await takeOut(people.member, id))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await takeOut(people.outsider, id))).toBe('POST_NOT_FOUND')
    expect((await takeOut(people.administrator, id)).statusCode).toBe(200)
    expect(await seers(id)).toEqual(['writer'])
    expect((await read(people.writer, id)).json()).toMatchObject({ privacy: 2, groups: [{ id: other.id }] })
    await untilJobsDone(product.platform)
    const { items } = (await people.writer.browser.post('/api/v2/notice/get-notice', {})).json()
    const told = items.filter(({ kind }: { kind: string }) => kind === 'recordTakenOut')
    expect(told).toMatchObject([{ title: '溪流', place: { type: 'post', id } }])
  })

  test('its writer takes it as well; in none any more it is private', async () => {
    const { id } = await publish(people.writer, inGroups(groupId))
    expect((await takeOut(people.writer, id)).statusCode).toBe(200)
    expect((await read(people.writer, id)).json()).toMatchObject({ privacy: 3, groups: [] })
    expect(code(await takeOut(people.writer, id))).toBe('POST_NOT_FOUND')
  })
})
