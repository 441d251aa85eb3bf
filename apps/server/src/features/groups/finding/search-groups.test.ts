import { memberRoles } from '@learntrail/contract/groups/roles'
import type { FoundPage } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../groups.fixture.ts'
import { indexMissingGroups } from './index-group.service.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const find = async ({ browser }: TestPerson, keyword: string, cursor = '') => {
  const answer = await browser.get(`/api/v2/search/group?keyword=${encodeURIComponent(keyword)}&limit=2${cursor}`)
  return answer.json<FoundPage>()
}
const names = async (person: TestPerson, keyword: string) =>
  (await find(person, keyword)).items.map((item) => (item.kind === 'group' ? item.group.name : item.kind))

test('any part of a name or an ID finds a group, from one character on, in any spelling', async () => {
  await newGroup(owner, { name: '臺灣溪流觀察社', handle: 'stream.watch-1' })
  for (const typed of ['流', '溪流', '台灣溪', 'STREAM', 'am.wa', '观察社', '溪流 觀察'])
    expect(await names(other, typed), typed).toEqual(['臺灣溪流觀察社'])
  expect(await names(other, '溪流 -觀察')).toEqual([])
  const [found] = (await find(other, '溪流')).items
  expect(found).toMatchObject({ kind: 'group', name: { text: '臺灣溪流觀察社', marks: [[2, 4]] } })
})

test('a private group and a class are found by their members alone, and counted for nobody else', async () => {
  const hidden = await newGroup(owner, { type: 'private', name: '祕密讀書會' })
  const member = await newPerson(product)
  await place(product, hidden.id, member.id, memberRoles.member)
  expect(await names(member, '祕密')).toEqual(['祕密讀書會'])
  expect(await names(other, '祕密')).toEqual([])
  const counts = await other.browser.get(`/api/v2/search/counts?keyword=${encodeURIComponent('祕密')}`)
  expect(counts.json<{ items: { category: string; count: number }[] }>().items).toContainEqual({
    category: 'group',
    count: 0,
  })
})

test('mine come first, then the larger ones, on pages without a repeat', async () => {
  const made = await Promise.all(['一', '二', '三'].map((which) => newGroup(owner, { name: `數學${which}班` })))
  await place(product, made[2]!.id, other.id, memberRoles.member)
  const [stranger] = [await newPerson(product)]
  await place(product, made[1]!.id, stranger.id, memberRoles.member)
  const first = await find(other, '數學')
  const next = await find(other, '數學', `&cursor=${first.nextCursor}`)
  const listed = [...first.items, ...next.items].map((item) => (item.kind === 'group' ? item.group.name : ''))
  expect(listed).toEqual(['數學三班', '數學二班', '數學一班'])
  expect(next.nextCursor).toBeNull()
})

test('another name finds it at once, the former no more, and what was indexed by other rules is indexed anew', async () => {
  const group = await newGroup(owner, { name: '天文社' })
  await owner.browser.patch('/api/v2/api/editGroup', { groupId: group.id, name: '觀星社' })
  expect(await names(other, '觀星')).toEqual(['觀星社'])
  expect(await names(other, '天文')).toEqual([])
  await product.platform.pool.query(`update group_search set version = 0, tokens = '{}' where group_id = $1`, [
    group.id,
  ])
  expect(await names(other, '觀星')).toEqual([])
  await indexMissingGroups(product.platform)
  expect(await names(other, '觀星')).toEqual(['觀星社'])
})
