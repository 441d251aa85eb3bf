import { chatLimits } from '@learntrail/contract/chat/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { fetchHead } from '../../../platform/outside/fetch-head.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ask, openRoom, readMessages, write } from '../chat.fixture.ts'
import { makePreview } from './preview.jobs.ts'
import { firstLink, previewIn } from './preview.rules.ts'

let product: TestApp
let owner: TestPerson
let roomId: string

beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { plan: 'plus' })
  const friend = await newPerson(product, { plan: 'plus' })
  roomId = (await openRoom(owner, { type: 'several', personIds: [friend.id] })).id
})
afterAll(() => product.close())

const page: typeof fetchHead = async (url) => ({
  url,
  charset: 'utf-8',
  bytes: Buffer.from('<title>河川水質</title><meta property="og:description" content="每月更新">'),
})
const previewAt = async (number: number) => (await readMessages(owner, roomId, { numbers: [number] })).items[0]?.preview

test('the first address in a text is the one, without the marks of the sentence', () => {
  expect(firstLink('看（https://example.com/水質），還有 https://b.example')).toBe('https://example.com/水質')
  expect(firstLink('請看https://example.com/abc謝謝')).toBe('https://example.com/abc')
  expect(firstLink('在 https://example.com/a?b=1.')).toBe('https://example.com/a?b=1')
  expect(firstLink('沒有連結 example.com')).toBeUndefined()
})

test('what a page says is cut to what is shown, by whole characters', () => {
  const title = '𠀋'.repeat(chatLimits.preview.title + 1)
  const shown = previewIn({ url: 'https://example.com', title, description: '短' })
  expect([...shown.title]).toHaveLength(chatLimits.preview.title)
  expect(shown).toMatchObject({ site: 'example.com', description: '短' })
})

test('a page is called as its address is, whatever it calls itself', async () => {
  const { number } = await write(owner, roomId, '看 https://learntrаil.example:8443/a')
  await makePreview(product.platform, { roomId, number }, async (url) => ({
    url,
    charset: 'utf-8',
    bytes: Buffer.from('<title>公告</title><meta property="og:site_name" content="學跡 Learntrail 官方">'),
  }))
  // The host contains a Cyrillic letter.
  expect((await previewAt(number))?.site).toBe('xn--learntril-6yh.example:8443')
})

test('a message with a link gets what the page says of itself; others know of it as of any change', async () => {
  const { number, preview } = await write(owner, roomId, '資料在 https://example.com/water 喔')
  expect(preview).toBeNull()
  const before = await readMessages(owner, roomId)
  await makePreview(product.platform, { roomId, number }, page)
  const shown = { url: 'https://example.com/water', site: 'example.com', title: '河川水質', description: '每月更新' }
  expect(await previewAt(number)).toEqual(shown)
  const { items } = await readMessages(owner, roomId, { changedAfter: before.lastChange })
  expect(items.map((message) => message.preview)).toEqual([shown])
})

test('a page that says nothing, or a message that is deleted meanwhile, has none', async () => {
  const [silent, gone] = [
    await write(owner, roomId, 'https://a.example'),
    await write(owner, roomId, 'https://b.example'),
  ]
  await makePreview(product.platform, { roomId, number: silent.number }, async () => undefined)
  await makePreview(product.platform, { roomId, number: gone.number }, async (...asked) => {
    await ask(owner, 'updateChatroomMessage', { roomId, number: gone.number, action: 'delete' })
    return page(...asked)
  })
  expect([await previewAt(silent.number), await previewAt(gone.number)]).toEqual([null, null])
})
