import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { tell } from '../../bulletins/bulletins.fixture.ts'
import { ask } from '../../homework/homework.fixture.ts'
import { block } from '../../people/index.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { newGroup, place } from '../groups.fixture.ts'

let product: TestApp
let group: string
let [teacher, ann, ben] = [] as unknown as [TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[teacher, ann, ben] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  group = (await newGroup(teacher)).id
  for (const { id } of [ann, ben]) await place(product, group, id, memberRoles.member)
})
afterAll(() => product.close())

const get = async <Answer>({ browser }: TestPerson, call: string, of = `groupId=${group}`): Promise<Answer> =>
  (await browser.get(`/api/v2/api/${call}?${of}`)).json<Answer>()

interface People {
  items: { person: { id: string } }[]
}
const idsOf = ({ items }: People) => items.map(({ person }) => person.id)
const membersOf = async (viewer: TestPerson) => idsOf(await get<People>(viewer, 'group-members'))

/** Returns who is listed, and the number of members in each place that shows one. */
async function membership(viewer: TestPerson) {
  const { group: read } = await get<{ group: { memberCount: number } }>(viewer, 'getGroupByGroupId')
  const listed = await membersOf(viewer)
  const { members } = await get<{ members: number }>(viewer, 'getNumber')
  const { items } = await get<{ items: { id: string; memberCount: number }[] }>(
    viewer,
    'getAllGroups',
    `personId=${viewer.id}`,
  )
  const inList = items.find(({ id }) => id === group)?.memberCount
  return { listed: new Set(listed), counted: [listed.length, read.memberCount, members, inList] }
}
const all = () => new Set([teacher.id, ann.id, ben.id])

const sides = [
  { by: 'the pupil', set: () => block(product.platform, ann.id, teacher.id) },
  { by: 'the teacher', set: () => block(product.platform, teacher.id, ann.id) },
]

describe.each(sides)('a block by $by', ({ set }) => {
  test('leaves both in the list of members, and all counts as they were', async () => {
    await set()
    for (const viewer of [teacher, ann, ben])
      expect(await membership(viewer)).toEqual({ listed: all(), counted: [3, 3, 3, 3] })
  })

  test('leaves to each what the other does in the group, and the notice of it', async () => {
    await set()
    await publish(ann, { title: '安的紀錄', privacy: 2, groupIds: [group] })
    await publish(teacher, { title: '老師的紀錄', privacy: 2, groupIds: [group] })
    await tell(teacher, group, { title: '星期五校外教學' })
    await ask(product, teacher, group, { title: '量量看' })
    await untilHeard(product)
    for (const viewer of [teacher, ann]) {
      const { items } = (await viewer.browser.get(`/api/v2/portfolios?group=${group}`)).json<{
        items: { title: string }[]
      }>()
      expect(items.map(({ title }) => title).toSorted()).toEqual(['安的紀錄', '老師的紀錄'])
      expect(await get(viewer, 'getNumber')).toMatchObject({ posts: 2 })
    }
    const notices = (await ann.browser.post('/api/v2/notice/get-notice', {})).json<{
      items: { kind: string; title: string }[]
    }>()
    expect(notices.items.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
      ['bulletinAppeared', '星期五校外教學'],
      ['homeworkAssigned', '量量看'],
    ])
  })

  test('ends nothing outside: the person is not there', async () => {
    await set()
    await publish(ann, { title: '公開的', privacy: 0 })
    expect((await teacher.browser.get(`/api/v2/users/${ann.id}`)).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
    const ofAnn = await teacher.browser.get(`/api/v2/portfolios?owner=${ann.id}`)
    expect(ofAnn.json()).toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})

test('between ordinary members a block hides as everywhere, and counts agree with the list of each', async () => {
  await block(product.platform, ann.id, ben.id)
  await publish(ben, { title: '班的紀錄', privacy: 2, groupIds: [group] })
  expect(await membership(ann)).toEqual({ listed: new Set([teacher.id, ann.id]), counted: [2, 2, 2, 2] })
  expect(await membership(ben)).toEqual({ listed: new Set([teacher.id, ben.id]), counted: [2, 2, 2, 2] })
  expect(await membership(teacher)).toEqual({ listed: all(), counted: [3, 3, 3, 3] })
  expect(await get(ann, 'getNumber')).toMatchObject({ posts: 0 })
  expect((await ann.browser.get(`/api/v2/portfolios?group=${group}`)).json()).toMatchObject({ items: [] })
  // A block has no effect on administrators.
  await place(product, group, ben.id, memberRoles.administrator)
  expect(await membership(ann)).toEqual({ listed: all(), counted: [3, 3, 3, 3] })
  expect((await ann.browser.get(`/api/v2/portfolios?group=${group}`)).json()).toMatchObject({ items: [{}] })
})

test('whoever is leaving is neither listed nor counted', async () => {
  await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [ben.id])
  for (const viewer of [teacher, ann])
    expect(await membership(viewer)).toEqual({ listed: new Set([teacher.id, ann.id]), counted: [2, 2, 2, 2] })
  // Nor where a bulletin is forwarded to the group.
  const { id } = await tell(teacher, (await newGroup(teacher)).id)
  const targets = await teacher.browser.get(`/api/v2/portfolios/bulletins/${id}/forward-targets`)
  expect(targets.json()).toMatchObject({ items: [{ group: { id: group, memberCount: 2 } }] })
})

test('who asks to join and who is banned is there for whoever leads, in list and count', async () => {
  const [asking, banned] = [await newPerson(product), await newPerson(product)]
  await place(product, group, asking.id, memberRoles.applying)
  await place(product, group, banned.id, memberRoles.member)
  const ban = await teacher.browser.delete(`/api/v2/api/removeMember?groupId=${group}&personId=${banned.id}&ban=true`)
  expect(ban.statusCode).toBe(200)
  for (const { id } of [asking, banned]) await block(product.platform, id, teacher.id)
  expect(idsOf(await get<People>(teacher, 'getGroupReceivingsByGroupId'))).toEqual([asking.id])
  expect(await get(teacher, 'group-apply-and-invite-count')).toMatchObject({ applications: 1 })
  expect(idsOf(await get<People>(teacher, 'getBannedByGroupId'))).toEqual([banned.id])
})

test('the page of a person says which of the two leads the other', async () => {
  const leaderOf = async (viewer: TestPerson, person: TestPerson) =>
    (await viewer.browser.get(`/api/v2/users/${person.id}`)).json<{ leader: string | null }>().leader
  expect(await leaderOf(ann, teacher)).toBe('person')
  expect(await leaderOf(teacher, ann)).toBe('viewer')
  expect(await leaderOf(ann, ben)).toBeNull()
  expect(await leaderOf(teacher, teacher)).toBeNull()
})
