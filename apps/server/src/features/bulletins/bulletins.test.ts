import { randomUUID } from 'node:crypto'
import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { bulletinLimits } from '@learntrail/contract/bulletins/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { limits, scheduling } from '@learntrail/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { newDraft } from '../drafts/drafts.subjects.fixture.ts'
import { text } from '../files/sample-files.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { paragraph, uploadFiles } from '../posts/posts.fixture.ts'
import { bulletinBody, bulletinsPath, forward, see, sign, tell } from './bulletins.fixture.ts'
import { bulletins } from './bulletins.tables.ts'
import { releaseDue } from './release.service.ts'

const roles = {
  administrator: memberRoles.administrator,
  other: memberRoles.administrator,
  member: memberRoles.member,
  applicant: memberRoles.applying,
  invited: memberRoles.invitedAsMember,
} as const
type Name = 'top' | 'outsider' | 'removed' | 'leaderElsewhere' | keyof typeof roles

let product: TestApp
let people: Record<Name, TestPerson>
let group: string
beforeAll(async () => {
  product = await createTestApp()
  const names = ['top', 'outsider', 'removed', 'leaderElsewhere', ...Object.keys(roles)] as Name[]
  const made = await Promise.all(names.map(async (name) => [name, await newPerson(product)] as const))
  people = Object.fromEntries(made) as Record<Name, TestPerson>
})
afterAll(() => product.close())
beforeEach(async () => {
  group = (await newGroup(people.top)).id
  for (const [name, role] of Object.entries(roles)) await place(product, group, people[name as Name].id, role)
  await place(product, group, people.removed.id, memberRoles.member)
  await people.top.browser.delete(`/api/v2/api/removeMember?groupId=${group}&personId=${people.removed.id}`)
})

type Answer = Awaited<ReturnType<TestPerson['browser']['get']>>
const code = (answer: Answer) => (answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code)
const read = (by: TestPerson, id: string) => by.browser.get(`${bulletinsPath}/${id}`)
const readWhole = async (by: TestPerson, id: string) => (await read(by, id)).json<Bulletin>()
const list = async (by: TestPerson, more = '') =>
  (await by.browser.get(`${bulletinsPath}?groupId=${group}${more}`)).json<{
    items: Bulletin[]
    nextCursor: string | null
  }>()
const listed = async (by: TestPerson) => (await list(by)).items.map(({ id }) => id)
const publish = (by: TestPerson, change: object = {}) =>
  by.browser.post(bulletinsPath, { ...bulletinBody(group), ...change })
const change = (by: TestPerson, id: string, body: object) => by.browser.patch(`${bulletinsPath}/${id}`, body)
const pin = (by: TestPerson, id: string, isPinned = true) => by.browser.put(`${bulletinsPath}/${id}/pin`, { isPinned })
const inTime = (ahead: number) => new Date(product.clock.now().getTime() + ahead).toISOString()
const minute = 60_000

const outcomes = async (ask: (by: TestPerson) => Promise<Answer>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(people).map(async ([name, by]) => [name, code(await ask(by))] as const)),
  )
const gone = { outsider: 'X', removed: 'X', leaderElsewhere: 'X', applicant: 'X', invited: 'X' }
const goneAs = (missing: string) => Object.fromEntries(Object.keys(gone).map((name) => [name, missing]))
const leading = { top: 200, administrator: 200, other: 200 }

test('how many are unread is counted in the whole group, for whom it is, beyond the first page', async () => {
  const count = limits.pageSize + 3
  for (let one = 0; one < count; one += 1) await publish(people.top)
  await publish(people.top, { appearsAt: inTime(minute) })
  const unread = async (by: TestPerson) => (await by.browser.get(`${bulletinsPath}?groupId=${group}`)).json().unread
  expect([await unread(people.member), await unread(people.top)]).toEqual([count, 0])
  expect((await see(people.member, ...(await listed(people.member)).slice(0, 2))).json()).toEqual({ ok: true })
  expect(await unread(people.member)).toBe(count - 2)
})

describe('a bulletin', () => {
  test('is written by who leads the group, and read by who belongs to it', async () => {
    expect(await outcomes((by) => publish(by))).toEqual({
      ...goneAs('GROUP_NOT_FOUND'),
      ...leading,
      member: 'GROUP_ADMIN_REQUIRED',
    })
    const { id } = await tell(people.administrator, group)
    const belonging = { ...leading, member: 200 }
    expect(await outcomes((by) => read(by, id))).toEqual({ ...goneAs('BULLETIN_NOT_FOUND'), ...belonging })
    expect(await outcomes((by) => see(by, id))).toEqual({ ...goneAs('BULLETIN_NOT_FOUND'), ...belonging })
    expect(await outcomes((by) => by.browser.get(`${bulletinsPath}?groupId=${group}`))).toEqual({
      ...goneAs('GROUP_NOT_FOUND'),
      ...belonging,
    })
  })

  test('tells each what they may do, and whom it is for only to those who lead', async () => {
    const { id } = await tell(people.administrator, group)
    expect(await readWhole(people.administrator, id)).toMatchObject({
      group: { id: group },
      writer: { id: people.administrator.id },
      hasAppeared: true,
      changedAt: null,
      counts: { members: 1, read: 0, signed: 0 },
      can: { edit: true, pin: true, followUp: true, forward: true, remove: true, comment: true, sign: false },
    })
    expect(await readWhole(people.other, id)).toMatchObject({ can: { edit: false, pin: true, remove: false } })
    expect(await readWhole(people.top, id)).toMatchObject({ can: { edit: true, remove: true } })
    expect(await readWhole(people.member, id)).toMatchObject({
      counts: null,
      mine: { readAt: null, signedAt: null },
      can: { edit: false, pin: false, followUp: false, forward: false, remove: false, comment: true, sign: false },
    })
  })

  test('holds to its limits, at the limit and one past', async () => {
    const title = '題'.repeat(bulletinLimits.title)
    expect(code(await publish(people.top, { title }))).toBe(200)
    expect((await publish(people.top, { title: `${title}題` })).json()).toMatchObject({
      fields: [{ path: 'title', rule: 'too_long' }],
    })
    expect((await publish(people.top, { title: ' ' })).json()).toMatchObject({
      fields: [{ path: 'title', rule: 'required' }],
    })
    const groupIds = Array.from({ length: bulletinLimits.groupsAtOnce + 1 }, () => randomUUID())
    expect((await publish(people.top, { groupIds })).json()).toMatchObject({ fields: [{ path: 'groupIds' }] })
    expect(code(await publish(people.top, { groupIds: groupIds.slice(1) }))).toBe('GROUP_NOT_FOUND')
    const bulletinIds = Array.from({ length: bulletinLimits.seenAtOnce + 1 }, () => randomUUID())
    expect((await see(people.member, ...bulletinIds)).json()).toMatchObject({ fields: [{ path: 'bulletinIds' }] })
    expect(code(await see(people.member, ...bulletinIds.slice(1)))).toBe('BULLETIN_NOT_FOUND')
  })

  test('is refused where a group has as many as there may be', async () => {
    const { pool } = product.platform
    await tell(people.top, group)
    await pool.query(
      `insert into bulletins (id, group_id, writer_id, client_id, origin_id, title, content, text, needs_signature,
          appears_at, appeared_at, version, words_version, created_at, updated_at)
        select gen_random_uuid(), group_id, writer_id, gen_random_uuid(), gen_random_uuid(), title, content, text, false,
          appears_at, appears_at, 1, 1, created_at, updated_at
        from bulletins, generate_series(3, $2) where group_id = $1`,
      [group, bulletinLimits.bulletins],
    )
    expect(code(await publish(people.top))).toBe(200)
    expect((await publish(people.top)).json()).toMatchObject({ code: 'BULLETIN_LIMIT_REACHED' })
  })

  test('takes the draft that it was written in; sent again, and twice at once, it is one', async () => {
    const [file] = await uploadFiles(people.top, [{ name: '通知單.txt', content: Buffer.from(randomUUID()) }])
    const fileIds = [file?.id ?? '']
    const draftId = await newDraft(people.top, { isBulletin: true, title: '校外教學通知', fileIds })
    const body = { ...bulletinBody(group), draftId, fileIds }
    const answers = await Promise.all([publish(people.top, body), publish(people.top, body)])
    const again = await publish(people.top, body)
    const ids = [...answers, again].map((answer) => answer.json().items?.[0]?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await listed(people.member)).toEqual([ids[0]])
    expect(code(await people.top.browser.get(`/api/v2/portfolios/drafts/${draftId}`))).toBe('DRAFT_NOT_FOUND')
    const bytes = (by: TestPerson) => by.browser.get(`/api/v2/files/${file?.id}/entity`)
    expect((await bytes(people.member)).statusCode).toBe(200)
    expect((await bytes(people.outsider)).statusCode).toBe(404)
    expect(code(await publish(people.administrator, { draftId: randomUUID() }))).toBe('DRAFT_NOT_FOUND')
  })

  test('may be for several groups at once, which then need it no more', async () => {
    const second = (await newGroup(people.top)).id
    const { items } = (await publish(people.top, { groupIds: [group, second] })).json<{ items: Bulletin[] }>()
    expect(new Set(items.map((one) => one.group.id))).toEqual(new Set([group, second]))
    const mine = items.find((one) => one.group.id === group)
    const targets = (await people.top.browser.get(`${bulletinsPath}/${mine?.id}/forward-targets`)).json().items
    expect(targets).toContainEqual({
      group: { id: second, name: expect.any(String), memberCount: 1 },
      state: 'FORWARDED',
    })
    expect(code(await publish(people.administrator, { groupIds: [group, second] }))).toBe('GROUP_NOT_FOUND')
  })

  test('is out of sight as soon as somebody leaves or the group ends, and there again when that is brought back', async () => {
    const { id } = await tell(people.top, group)
    await people.member.browser.delete(`/api/v2/api/exitGroup?groupId=${group}`)
    expect(code(await read(people.member, id))).toBe('BULLETIN_NOT_FOUND')
    const { name } = (await people.top.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${group}`)).json().group
    const named = `groupId=${group}&name=${encodeURIComponent(name)}`
    await people.top.browser.delete(`/api/v2/api/deleteGroup?${named}`)
    expect(code(await read(people.administrator, id))).toBe('BULLETIN_NOT_FOUND')
    await people.top.browser.post('/api/v2/api/restoreGroup', { groupId: group })
    expect(code(await read(people.administrator, id))).toBe(200)
  })
})

test('in a group that is put away it is read and passed on, and nothing more', async () => {
  const { id } = await tell(people.top, group, { needsSignature: true })
  const reached = await newGroup(people.top)
  const waiting = await tell(people.top, group, { appearsAt: inTime(10 * minute) })
  await people.top.browser.put(`/api/v2/groups/${group}/archive`, { isArchived: true })

  expect((await readWhole(people.top, id)).can).toEqual({
    edit: false,
    pin: false,
    remove: false,
    comment: false,
    sign: false,
    followUp: true,
    forward: true,
  })
  const { version, can } = await readWhole(people.member, id)
  expect(can.sign).toBe(false)
  expect(code(await see(people.member, id))).toBe(200)
  for (const answer of [
    await publish(people.top),
    await change(people.top, id, { version, title: '換一個時間' }),
    await pin(people.top, id),
    await people.top.browser.delete(`${bulletinsPath}/${id}`),
    await people.top.browser.post(`${bulletinsPath}/${id}/remind`, {}),
    await sign(people.member, id, { version, guardianName: null }),
  ])
    expect(code(answer)).toBe('GROUP_ARCHIVED')
  expect(code(await forward(people.top, id, reached.id))).toBe(200)

  product.clock.advance(11 * minute)
  await releaseDue(product.platform)
  expect((await readWhole(people.top, waiting.id)).hasAppeared).toBe(false)
})

describe('a bulletin for later', () => {
  test('is seen by those who lead until its time, and then told once to each member', async () => {
    const appearsAt = inTime(10 * minute)
    const { id } = await tell(people.administrator, group, { appearsAt })
    const hidden = { ...goneAs('BULLETIN_NOT_FOUND'), ...leading, member: 'BULLETIN_NOT_FOUND' }
    expect(await outcomes((by) => read(by, id))).toEqual(hidden)
    expect(await listed(people.member)).toEqual([])
    const count = async (by: TestPerson) => (await by.browser.get(`/api/v2/api/getNumber?groupId=${group}`)).json()
    expect(await count(people.member)).toMatchObject({ bulletins: 0 })
    expect(code(await see(people.administrator, id))).toBe(200)
    await releaseDue(product.platform)
    expect(code(await read(people.member, id))).toBe('BULLETIN_NOT_FOUND')
    product.clock.advance(10 * minute)
    await Promise.all([releaseDue(product.platform), releaseDue(product.platform)])
    expect(await readWhole(people.member, id)).toMatchObject({ hasAppeared: true, appearsAt })
    expect(await count(people.member)).toMatchObject({ bulletins: 1 })
    await untilHeard(product)
    const told = async (by: TestPerson) =>
      (await by.browser.post('/api/v2/notice/get-notice', {}))
        .json<{ items: { kind: string; place: { id: string } }[] }>()
        .items.filter(({ kind, place }) => kind === 'bulletinAppeared' && place.id === id).length
    expect(await told(people.member)).toBe(1)
    expect([await told(people.applicant), await told(people.administrator)]).toEqual([0, 0])
    expect((await readWhole(people.top, id)).mine.readAt).toBeNull()
  })

  test('of somebody who does not lead the group any more is a draft of theirs, with the reason', async () => {
    const [own] = await uploadFiles(people.other, [{ name: '行程.txt', content: text(randomUUID()) }])
    const body = { appearsAt: inTime(10 * minute), needsSignature: true, fileIds: [own?.id ?? ''] }
    const { id, title } = await tell(people.other, group, body)
    const stays = await tell(people.administrator, group, { appearsAt: inTime(10 * minute) })
    await place(product, group, people.other.id, memberRoles.member)
    product.clock.advance(10 * minute)
    await Promise.all([releaseDue(product.platform), releaseDue(product.platform)])
    expect(code(await read(people.top, id))).toBe('BULLETIN_NOT_FOUND')
    expect(await listed(people.member)).toEqual([stays.id])
    const { items } = (await people.other.browser.get('/api/v2/portfolios/drafts?isBulletin=true')).json()
    expect(items).toMatchObject([{ title, failure: 'GROUP_ADMIN_REQUIRED', fileCount: 1 }])
    const draft = (await people.other.browser.get(`/api/v2/portfolios/drafts/${items[0].id}`)).json()
    expect(draft).toMatchObject({ groupIds: [group], needsSignature: true, files: [{ id: own?.id }] })
    await untilHeard(product)
    const notices = (await people.other.browser.post('/api/v2/notice/get-notice', {})).json().items
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'scheduleFailed', title, place: expect.objectContaining({ id: draft.id }) }),
    )
    await people.other.browser.delete(`/api/v2/portfolios/drafts/${draft.id}`)
    expect((await people.other.browser.get(`/api/v2/files/${own?.id}/entity`)).statusCode).toBe(200)
    await people.other.browser.delete(`/api/v2/trash/draft/${draft.id}`)
    expect((await people.other.browser.get(`/api/v2/files/${own?.id}/entity`)).statusCode).toBe(404)
  })

  test('is more than five minutes and at most a year ahead', async () => {
    const rule = async (appearsAt: string) => (await publish(people.top, { appearsAt })).json().fields
    expect(await rule(inTime(scheduling.ahead))).toEqual([{ path: 'appearsAt', rule: 'too_soon' }])
    expect(await rule(inTime(scheduling.ahead + 1))).toBeUndefined()
    expect(await rule(inTime(scheduling.atMost))).toBeUndefined()
    expect(await rule(inTime(scheduling.atMost + 1))).toEqual([{ path: 'appearsAt', rule: 'too_late' }])
  })

  test('gets another time, or appears at once', async () => {
    const { id } = await tell(people.top, group, { appearsAt: inTime(10 * minute) })
    const appearsAt = inTime(60 * minute)
    expect((await change(people.top, id, { version: 1, appearsAt })).json()).toMatchObject({ appearsAt, version: 2 })
    product.clock.advance(11 * minute)
    await releaseDue(product.platform)
    expect(code(await read(people.member, id))).toBe('BULLETIN_NOT_FOUND')
    expect((await change(people.top, id, { version: 2, appearsAt: null })).json()).toMatchObject({ hasAppeared: true })
    expect(code(await read(people.member, id))).toBe(200)
    expect((await change(people.top, id, { version: 3, appearsAt: inTime(60 * minute) })).json()).toMatchObject({
      fields: [{ path: 'appearsAt', rule: 'invalid' }],
    })
  })
})

describe('changing', () => {
  test('is its writer’s and the top administrator’s, one after the other', async () => {
    const { id } = await tell(people.administrator, group)
    const body = { version: 1, title: '改過的通知' }
    expect(code(await change(people.member, id, body))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await change(people.other, id, body))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect(code(await change(people.outsider, id, body))).toBe('BULLETIN_NOT_FOUND')
    const answers = await Promise.all([
      change(people.administrator, id, body),
      change(people.top, id, { version: 1, title: '也改過' }),
    ])
    expect(answers.map(code).toSorted()).toEqual([200, 'BULLETIN_CONFLICT'])
    const changed = await readWhole(people.member, id)
    expect(changed).toMatchObject({ version: 2, changedAt: product.clock.now().toISOString() })
    expect((await change(people.top, id, { version: 2, title: changed.title })).json()).toMatchObject({ version: 2 })
    expect((await change(people.top, id, { version: 2, needsSignature: true })).json()).toMatchObject({
      version: 3,
      needsSignature: true,
      changedAt: changed.changedAt,
    })
  })

  test('keeps files of another writer, and lets go of those that are taken out', async () => {
    const upload = async (by: TestPerson) =>
      (await uploadFiles(by, [{ name: '附件.txt', content: Buffer.from(randomUUID()) }]))[0]?.id ?? ''
    const [theirs, own] = [await upload(people.administrator), await upload(people.top)]
    const { id } = await tell(people.administrator, group, { fileIds: [theirs] })
    const answer = await change(people.top, id, { version: 1, fileIds: [own, theirs] })
    expect(answer.json().files.map((file: { id: string }) => file.id)).toEqual([own, theirs])
    expect(code(await change(people.administrator, id, { version: 2, fileIds: [own] }))).toBe(200)
    expect((await people.member.browser.get(`/api/v2/files/${theirs}/entity`)).statusCode).toBe(404)
  })

  test('ends with deleting', async () => {
    const [mine, theirs] = [await tell(people.administrator, group), await tell(people.administrator, group)]
    const remove = (by: TestPerson, id: string) => by.browser.delete(`${bulletinsPath}/${id}`)
    expect(code(await remove(people.member, mine.id))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await remove(people.other, mine.id))).toBe('GROUP_TOP_ADMIN_REQUIRED')
    expect(code(await remove(people.administrator, mine.id))).toBe(200)
    expect(code(await remove(people.administrator, mine.id))).toBe('BULLETIN_NOT_FOUND')
    expect(code(await remove(people.top, theirs.id))).toBe(200)
    expect(await listed(people.top)).toEqual([])
  })
})

describe('the list of a group', () => {
  test('has up to five on top, then the newest, a page at a time', async () => {
    const rows: string[] = []
    for (let made = 0; made < 22; made += 1) {
      product.clock.advance(1_000)
      rows.unshift((await tell(people.top, group)).id)
    }
    const old = rows.slice(-6)
    expect(code(await pin(people.member, old[0] ?? ''))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await pin(people.outsider, old[0] ?? ''))).toBe('BULLETIN_NOT_FOUND')
    const answers = await Promise.all(old.map((id) => pin(people.other, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1)
    const isPinned = (id: string) => answers[old.indexOf(id)]?.statusCode === 200
    const expected = [...rows.filter(isPinned), ...rows.filter((id) => !isPinned(id))]
    const first = await list(people.member)
    const second = await list(people.member, `&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(expected)
    expect(second.nextCursor).toBeNull()
    const [top = ''] = expected
    expect((await pin(people.top, top, false)).json()).toMatchObject({ isPinned: false })
    expect(code(await people.member.browser.get(`${bulletinsPath}?groupId=${group}&cursor=abc`))).toBe(
      'VALIDATION_FAILED',
    )
  })
})

describe('forwarding', () => {
  test('gives each group the same once, with files of its own', async () => {
    const target = (await newGroup(people.administrator)).id
    await place(product, target, people.outsider.id, memberRoles.member)
    const [file] = await uploadFiles(people.top, [{ name: '通知單.txt', content: Buffer.from(randomUUID()) }])
    const source = await tell(people.top, group, { fileIds: [file?.id ?? ''], needsSignature: true })
    const targets = async (by: TestPerson) =>
      (await by.browser.get(`${bulletinsPath}/${source.id}/forward-targets`)).json().items ?? []
    const stateOf = async () =>
      (await targets(people.administrator)).find((one: { group: { id: string } }) => one.group.id === target)?.state
    expect(await stateOf()).toBe('FORWARD')
    const answers = await Promise.all([
      forward(people.administrator, source.id, target),
      forward(people.administrator, source.id, target),
    ])
    const { bulletinId } = answers[0].json()
    expect(answers.map((answer) => answer.json())).toEqual([
      { state: 'FORWARDED', bulletinId },
      { state: 'FORWARDED', bulletinId },
    ])
    expect(await stateOf()).toBe('FORWARDED')
    const copy = await readWhole(people.outsider, bulletinId)
    expect(copy).toMatchObject({
      group: { id: target },
      writer: { id: people.administrator.id },
      title: source.title,
      needsSignature: true,
      hasAppeared: true,
      isPinned: false,
      files: [{ displayName: '通知單.txt', sha256: file?.sha256 }],
    })
    expect(copy.files[0]?.id).not.toBe(file?.id)
    // The source group has it already; a person who does not lead that group does not learn this.
    expect((await forward(people.administrator, bulletinId, group)).json()).toMatchObject({ bulletinId: source.id })
    expect(code(await forward(people.top, source.id, target))).toBe('GROUP_NOT_FOUND')
    const own = (await newGroup(people.member)).id
    expect(code(await forward(people.member, source.id, own))).toBe('GROUP_ADMIN_REQUIRED')
    expect(code(await forward(people.leaderElsewhere, source.id, (await newGroup(people.leaderElsewhere)).id))).toBe(
      'BULLETIN_NOT_FOUND',
    )
    await place(product, group, people.outsider.id, memberRoles.administrator)
    expect(code(await forward(people.outsider, source.id, target))).toBe('GROUP_ADMIN_REQUIRED')
  })

  test('of what waits for its time waits there as well', async () => {
    const target = (await newGroup(people.top)).id
    const { id } = await tell(people.top, group, { appearsAt: inTime(10 * minute) })
    const { bulletinId } = (await forward(people.top, id, target)).json()
    expect(await readWhole(people.top, bulletinId)).toMatchObject({ hasAppeared: false })
    product.clock.advance(10 * minute)
    await releaseDue(product.platform)
    expect(await readWhole(people.top, bulletinId)).toMatchObject({ hasAppeared: true })
  })
})

test('what a bulletin tells is a row of its own for each group', async () => {
  const { id, content } = await tell(people.top, group, { content: paragraph('帶水壺') })
  const rows = await product.platform.db.select().from(bulletins)
  expect(rows.find((row) => row.id === id)).toMatchObject({ text: '帶水壺', content, originId: id })
})
