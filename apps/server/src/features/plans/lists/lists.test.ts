import { memberRoles } from '@learntrail/contract/groups/roles'
import type { FoundPage } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { indexMissingPlans } from '../finding/index-plan.service.ts'
import { favor, idsOf, listed, newPlan, newShared, planPath, progressOf, share } from '../plans.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const search = async (person: TestPerson, query: object) =>
  idsOf(await listed(person, `/search?${new URLSearchParams({ ...query })}`))
const statsOf = async (viewer: TestPerson, { id }: TestPerson) =>
  (await viewer.browser.get(`/api/v2/users/${id}/resource-stats`)).json<{ sdlPublicProjectNum: number }>()
    .sdlPublicProjectNum

test('mine are listed changed last first; somebody else’s as far as they show them to me, and so are they counted', async () => {
  const [owner, friend, member, stranger] = await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))
  if (!owner || !friend || !member || !stranger) throw new Error('nobody came')
  await befriend(product.platform, owner.id, friend.id)
  const { id: group } = await newGroup(owner, { type: 'private' })
  await place(product, group, member.id, memberRoles.member)
  const open = (await newShared(owner))._id
  const ofFriends = (await newShared(owner, { privacy: 1 }))._id
  const ofGroup = (await newShared(owner, { privacy: 2, groupIds: [group] }))._id
  const own = (await newPlan(owner))._id
  product.clock.advance(60_000)
  await owner.browser.patch(`${planPath}/${open}`, {
    writer: crypto.randomUUID(),
    save: 1,
    version: 1,
    location: '河邊',
  })
  expect(idsOf(await listed(owner))).toEqual([open, own, ofGroup, ofFriends])
  const shown: [TestPerson, string[]][] = [
    [stranger, [open]],
    [friend, [open, ofFriends]],
    [member, [open, ofGroup]],
  ]
  for (const [viewer, ids] of shown) {
    expect(idsOf(await listed(viewer, `?user=${owner.id}`))).toEqual(ids)
    expect((await search(viewer, {})).filter((id) => [open, ofFriends, ofGroup, own].includes(id)).toSorted()).toEqual(
      ids.toSorted(),
    )
    expect(await statsOf(viewer, owner)).toBe(ids.length)
  }
  await block(product.platform, stranger.id, owner.id)
  const refused = await stranger.browser.get(`${planPath}?user=${owner.id}`)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'USER_NOT_FOUND'])
  expect(await search(stranger, { words: '溶氧' })).not.toContain(open)
})

test('a list of mine goes on after its last one, and takes no cursor of another list', async () => {
  const owner = await newPerson(product)
  const made = []
  for (const _ of [1, 2, 3]) made.unshift((await newPlan(owner))._id)
  const first = await listed(owner, '?limit=2')
  const next = await listed(owner, `?limit=2&cursor=${first.nextCursor}`)
  expect([...idsOf(first), ...idsOf(next)]).toEqual(made)
  const wrong = await owner.browser.get(`${planPath}?list=favorites&cursor=${first.nextCursor}`)
  expect(wrong.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'cursor' }] })
})

test('favourites of somebody else are not asked for', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const refused = await other.browser.get(`${planPath}?list=favorites&user=${owner.id}`)
  expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'user' }] })
})

test('published plans are found by field, by type and by every word in name, introduction, motivation and goals', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const parts = { learningType: ['sport'], disciplines: ['physical_education'], universityDisciplines: ['education'] }
  const named = { projectName: '百岳初登', introduction: '先走郊山', motivation: '想看雲海', progress: progressOf(1) }
  const { _id } = await newShared(owner, { ...parts, ...named })
  for (const query of [
    { discipline: 'physical_education' },
    { discipline: 'education' },
    { learningType: 'sport' },
    { words: '百岳 雲海' },
    { words: '郊山' },
    { words: '讀懂一本書 百岳' },
    { words: '百岳', learningType: 'sport', discipline: 'education', sort: 'favorite' },
  ])
    expect(await search(other, query), JSON.stringify(query)).toEqual([_id])
  for (const query of [
    { words: '百岳 溶氧' },
    { words: '百岳', learningType: 'art' },
    { discipline: 'biology', words: '百岳' },
  ])
    expect(await search(other, query), JSON.stringify(query)).toEqual([])
  expect(await search(owner, { words: '百岳' })).toEqual([])
  const unknown = await other.browser.get(`${planPath}/search?discipline=magic`)
  expect(unknown.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'discipline' }] })
})

test('published plans are found by the grade of whose they are, as far as they show it', async () => {
  const [owner, friend, stranger] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  await befriend(product.platform, owner.id, friend.id)
  const studies = { type: 'academic_unit', county: '', township: '', academicRole: 'student' } as const
  const updatedAt = product.clock.now()
  await product.platform.db
    .insert(organizations)
    .values({ accountId: owner.id, ...studies, grade: 'high_2', updatedAt })
  const { _id } = await newShared(owner, { projectName: '二年級的風箏' })
  const found = (viewer: TestPerson, grade: string) => search(viewer, { words: '風箏', grade })
  const shownTo = (audience: string) =>
    product.platform.pool.query(
      `insert into profiles (account_id, audiences) values ($1, jsonb_build_object('grade', $2::text))
       on conflict (account_id) do update set audiences = excluded.audiences`,
      [owner.id, audience],
    )
  await shownTo('friends')
  expect([await found(friend, 'high_2'), await found(friend, 'high_1'), await found(stranger, 'high_2')]).toEqual([
    [_id],
    [],
    [],
  ])
  await shownTo('everybody')
  expect(await found(stranger, 'high_2')).toEqual([_id])
  const unknown = await stranger.browser.get(`${planPath}/search?grade=magic`)
  expect(unknown.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'grade' }] })
})

test('published last stands first, kept by most first where that is asked, on pages without a repeat', async () => {
  const [owner, reader] = [await newPerson(product), await newPerson(product)]
  const made: string[] = []
  for (const _ of [1, 2, 3]) made.push((await newShared(owner, { projectName: '觀星筆記' }))._id)
  const [one, two, three] = made as [string, string, string]
  await share(owner, one, 3)
  await share(owner, one, 0)
  await favor(reader, two)
  const pages = async (sort: string) => {
    const first = await listed(reader, `/search?words=觀星&sort=${sort}&limit=2`)
    const next = await listed(reader, `/search?words=觀星&sort=${sort}&limit=2&cursor=${first.nextCursor}`)
    return [...idsOf(first), ...idsOf(next)]
  }
  expect(await pages('newest')).toEqual([one, three, two])
  expect(await pages('favorite')).toEqual([two, one, three])
})

test('the search of everything finds a plan by its words, what is private for its owner alone', async () => {
  const [owner, other] = [await newPerson(product), await newPerson(product)]
  const { _id } = await newShared(owner, { projectName: '木工小凳', introduction: '用榫接做一張小凳子。' })
  const find = async ({ browser }: TestPerson, keyword: string) =>
    (await browser.get(`/api/v2/search/sdl?keyword=${encodeURIComponent(keyword)}`)).json<FoundPage>().items
  expect(await find(other, '榫接')).toMatchObject([
    { kind: 'sdl', id: _id, owner: { id: owner.id }, title: { text: '木工小凳' }, likeCount: 0, messageCount: null },
  ])
  await owner.browser.patch(`${planPath}/${_id}`, {
    writer: crypto.randomUUID(),
    save: 1,
    version: 1,
    introduction: '改做書架。',
  })
  expect(await find(other, '榫接')).toEqual([])
  expect(await find(other, '書架')).toHaveLength(1)
  await product.platform.pool.query(`update plan_words set version = 0, tokens = '' where plan_id = $1`, [_id])
  expect(await find(other, '書架')).toEqual([])
  await indexMissingPlans(product.platform)
  expect(await find(other, '書架')).toHaveLength(1)
  await share(owner, _id, 3)
  expect(await find(other, '書架')).toEqual([])
  expect(await find(owner, '書架')).toHaveLength(1)
})
