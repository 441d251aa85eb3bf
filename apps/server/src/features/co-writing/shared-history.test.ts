import type { SharedHistory, SharedVersion } from '@learntrail/contract/co-writing/shared-history'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { befriend } from '../people/index.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { agree, part, publishShared, read, sharedAddress, start, write } from './shared.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let asked: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[owner, friend, asked] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  for (const one of [friend, asked]) await befriend(product.platform, owner.id, one.id)
  id = (await start(owner, friend, asked)).id
  await part(friend, id, { state: 'accepted' })
})

const doc = (...lines: string[]) => ({
  type: 'doc' as const,
  content: lines.flatMap((line) => paragraph(line).content),
})
const historyOf = async ({ browser }: TestPerson, query = '') =>
  (await browser.get(`${sharedAddress}/${id}/history${query}`)).json<SharedHistory>()
const versionOf = ({ browser }: TestPerson, number: number, query = '') =>
  browser.get(`${sharedAddress}/${id}/history/${number}${query}`)
const restore = ({ browser }: TestPerson, number: number) =>
  browser.post(`${sharedAddress}/${id}/history/restore`, { number })
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code

test('who wrote what is told by stretches, each with what came and went', async () => {
  await write(product, owner, id, { content: doc('開頭') })
  await write(product, friend, id, { content: doc('開頭', '中間') })
  await write(product, friend, id, { title: '新標題', content: doc('開頭', '中間', '結尾') })
  product.clock.advance((documentLimits.stretchMinutes + 1) * 60_000)
  await write(product, friend, id, { title: '新標題', content: doc('開頭', '結尾') })
  const { stretches, next } = await historyOf(asked)
  expect(stretches.map(({ person, from, to }) => [person?.id, from, to])).toEqual([
    [friend.id, 5, 5],
    [friend.id, 3, 4],
    [owner.id, 2, 2],
    [undefined, 1, 1],
  ])
  expect(next).toBeNull()
  const compared = await Promise.all(
    stretches.map(async ({ from, to }) => (await versionOf(asked, to, `?from=${from}`)).json<SharedVersion>()),
  )
  expect(compared.map(({ title, added, removed }) => [title, added, removed])).toEqual([
    ['新標題', '', '中間'],
    ['新標題', '中間\n結尾', ''],
    ['小論文', '開頭', ''],
    ['小論文', '', ''],
  ])
  expect(compared[0]).toMatchObject({ content: doc('開頭', '結尾'), tags: ['teamwork'], date: '2026-11-01' })
})

test('a page goes on where the one before ended; a version that is not kept is not found', async () => {
  for (let round = 0; round <= documentLimits.stretches; round += 1) {
    await write(product, round % 2 === 0 ? owner : friend, id, { title: `第${round}版` })
  }
  const first = await historyOf(owner)
  expect(first.stretches).toHaveLength(documentLimits.stretches)
  expect((await historyOf(owner, `?before=${first.next}`)).stretches.at(-1)).toMatchObject({ from: 1, person: null })
  expect(codeOf(await versionOf(owner, 1_000))).toBe('DOCUMENT_VERSION_NOT_FOUND')
})

test('what was is made what is by a change as any other, and ends agreements', async () => {
  await write(product, owner, id, { title: '第一', content: doc('一'), tags: ['teamwork'] })
  await write(product, friend, id, { title: '第二', content: doc('二'), tags: ['sdg_6'], customTags: ['專題'] })
  await agree(id, friend)
  expect(codeOf(await restore(friend, 2))).toBe('ok')
  expect(await read(owner, id)).toMatchObject({
    title: '第一',
    content: doc('一'),
    tags: ['teamwork'],
    customTags: [],
    lastEdit: { person: { id: friend.id } },
  })
  expect((await read(friend, id)).mine.hasAgreed).toBe(false)
  expect(await versionOf(owner, 3).then((answer) => answer.json())).toMatchObject({
    title: '第二',
    customTags: ['專題'],
  })
})

test('is made again by those who accepted, while it is not published', async () => {
  await write(product, owner, id)
  expect(codeOf(await restore(asked, 1))).toBe('NO_PERMISSION')
  expect(codeOf(await restore(owner, 1_000))).toBe('DOCUMENT_VERSION_NOT_FOUND')
  await agree(id, friend)
  expect(codeOf(await publishShared(owner, id))).toBe('ok')
  expect(codeOf(await restore(owner, 1))).toBe('SHARED_PUBLISHED')
})

test('goes with a record that is given up', async () => {
  await write(product, owner, id)
  await owner.browser.delete(`${sharedAddress}/${id}`)
  const { rows } = await product.platform.pool.query('select 1 from documents where thing_id = $1', [id])
  expect(rows).toEqual([])
})
