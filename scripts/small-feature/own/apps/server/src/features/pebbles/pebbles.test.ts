import { randomUUID } from 'node:crypto'
import { pebbleLimits } from '@learntrail/contract/pebbles/limits'
import type { Pebble, PebblePage } from '@learntrail/contract/pebbles/pebbles'
import type { FoundPage } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { befriend, block } from '../people/index.ts'
import { lay, pebbleBody, pebblesPath } from './pebbles.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[owner, friend, stranger] = [await newPerson(product), await newPerson(product), await newPerson(product)]
  await befriend(product.platform, owner.id, friend.id)
})

type Answer = Awaited<ReturnType<TestPerson['browser']['get']>>
const code = (answer: Answer) => (answer.statusCode === 200 ? 200 : answer.json<{ code: string }>().code)
const read = (by: TestPerson, id: string) => by.browser.get(`${pebblesPath}/${id}`)
const list = async (by: TestPerson, cursor = '') =>
  (await by.browser.get(`${pebblesPath}${cursor && `?cursor=${cursor}`}`)).json<PebblePage>()
const listed = async (by: TestPerson) => (await list(by)).items.map(({ words }) => words)
const takeAway = (by: TestPerson, id: string) => by.browser.delete(`${pebblesPath}/${id}`)
const say = (by: TestPerson, targetId: string) =>
  by.browser.post('/api/v2/messages/uploadmessage', {
    targetType: 'pebble',
    targetId,
    content: '我也想學',
    clientId: randomUUID(),
  })
const found = async (by: TestPerson, keyword: string) => {
  const answer = await by.browser.get(`/api/v2/search/pebble?keyword=${encodeURIComponent(keyword)}`)
  return answer.json<FoundPage>().items.map((item) => (item.kind === 'pebble' ? item.title : item.kind))
}
const told = async (by: TestPerson) => {
  await untilHeard(product)
  const answer = await by.browser.post('/api/v2/notice/get-notice', {})
  const { items } = answer.json<{ items: { kind: string; title: string | null; place: unknown }[] }>()
  return items.filter(({ kind }) => kind === 'pebbleLaid').map(({ title, place }) => ({ title, place }))
}

test('a pebble is laid, and seen by its owner and their friends', async () => {
  const pebble = await lay(owner, '  等高線越密\n越陡 ')
  expect(pebble).toMatchObject({ words: '等高線越密 越陡', messageCount: 0, can: { takeAway: true, comment: true } })
  expect(pebble.owner.id).toBe(owner.id)
  expect((await read(friend, pebble.id)).json<Pebble>().can.takeAway).toBe(false)
  expect(await listed(owner)).toEqual(['等高線越密 越陡'])
  expect(await listed(friend)).toEqual(['等高線越密 越陡'])
})

test('to a stranger and after a block it is not there, whatever they ask', async () => {
  const { id } = await lay(owner, '密密的等高線')
  await block(product.platform, owner.id, friend.id)
  for (const other of [stranger, friend]) {
    expect(code(await read(other, id))).toBe('PEBBLE_NOT_FOUND')
    expect(code(await takeAway(other, id))).toBe('PEBBLE_NOT_FOUND')
    expect(code(await say(other, id))).toBe('PEBBLE_NOT_FOUND')
    expect(await listed(other)).toEqual([])
    expect(await found(other, '等高線')).toEqual([])
    expect(await told(other)).toEqual([])
  }
  expect(code(await read(owner, id))).toBe(200)
})

test('sent twice it is one, one after the other or at the same moment, and told once', async () => {
  const body = pebbleBody('只有一顆')
  const answers = await Promise.all([1, 2].map(() => owner.browser.post(pebblesPath, body)))
  const again = await owner.browser.post(pebblesPath, { ...body, words: '別的' })
  expect(new Set([...answers, again].map((answer) => answer.json<Pebble>().id)).size).toBe(1)
  expect(again.json<Pebble>().words).toBe('只有一顆')
  expect(await listed(owner)).toEqual(['只有一顆'])
  expect(await told(friend)).toHaveLength(1)
})

test('it has a character at least, and as many as the limit says', async () => {
  const send = (words: string) => owner.browser.post(pebblesPath, pebbleBody(words))
  expect(code(await send('石'.repeat(pebbleLimits.words)))).toBe(200)
  const refused = [await send('石'.repeat(pebbleLimits.words + 1)), await send(' ')]
  expect(refused.map((answer) => answer.json().fields)).toEqual([
    [{ path: 'words', rule: 'too_long', limit: pebbleLimits.words }],
    [{ path: 'words', rule: 'required' }],
  ])
  expect(await listed(owner)).toHaveLength(1)
})

test('pages go from the newest on, without a repeat', async () => {
  const words = Array.from({ length: 21 }, (_, at) => `第${at}顆`)
  for (const one of words) await lay(owner, one)
  const first = await list(friend)
  const next = await list(friend, first.nextCursor ?? '')
  expect([...first.items, ...next.items].map((pebble) => pebble.words)).toEqual(words.toReversed())
  expect(next.nextCursor).toBeNull()
})

test('friends are told where it leads, until it is taken away', async () => {
  const { id } = await lay(owner, '等高線')
  expect(await told(friend)).toEqual([{ title: '等高線', place: expect.objectContaining({ type: 'pebble', id }) }])
  expect(await told(owner)).toEqual([])
  expect(await told(stranger)).toEqual([])
  expect(code(await takeAway(owner, id))).toBe(200)
  expect(await told(friend)).toEqual([])
})

test('it is found by any part of its words', async () => {
  await lay(owner, '今天學會看等高線')
  expect(await found(friend, '等高')).toEqual([{ text: '今天學會看等高線', marks: [[5, 7]] }])
  expect(await found(friend, '等高 -今天')).toEqual([])
  expect(await found(stranger, '等高')).toEqual([])
})

test('friends say something below it, which goes with it', async () => {
  const { id } = await lay(owner)
  expect(code(await say(friend, id))).toBe(200)
  expect((await read(owner, id)).json<Pebble>().messageCount).toBe(1)
  expect(code(await takeAway(friend, id))).toBe('NO_PERMISSION')
  expect(code(await takeAway(owner, id))).toBe(200)
  expect(code(await takeAway(owner, id))).toBe('PEBBLE_NOT_FOUND')
  const { rows } = await product.platform.pool.query('select id from comments where target_id = $1', [id])
  expect(rows).toEqual([])
})

test('laying and taking away are events, once each', async () => {
  const { id } = await lay(owner)
  await takeAway(owner, id)
  await takeAway(owner, id)
  const { rows } = await product.platform.pool.query<{ kind: string }>(
    'select kind from events where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['pebble.laid', 'pebble.taken_away'])
})
