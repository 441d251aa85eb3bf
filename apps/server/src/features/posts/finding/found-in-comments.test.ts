import type { Found } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { indexMissingComments } from '../../comments/words/index-comments.service.ts'
import { block } from '../../people/index.ts'
import { publish, writeComment, writeReply } from '../posts.fixture.ts'

let product: TestApp
let owner: TestPerson
let writer: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  writer = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

type FoundPost = Extract<Found, { kind: 'post' }>

async function found(keyword: string, by = reader, sortBy = 'fit'): Promise<FoundPost[]> {
  const asked = new URLSearchParams({ keyword, sortBy })
  return (await by.browser.get(`/api/v2/search/portfolio?${asked}`)).json<{ items: FoundPost[] }>().items
}
const idsOf = async (keyword: string, by = reader, sortBy = 'fit') =>
  (await found(keyword, by, sortBy)).map(({ id }) => id)
const counted = async (keyword: string, by = reader) => {
  const { items } = (await by.browser.get(`/api/v2/search/counts?${new URLSearchParams({ keyword })}`)).json()
  return items.find(({ category }: { category: string }) => category === 'portfolio').count
}
const idOf = async (answer: ReturnType<typeof writeComment>) => (await answer).json<{ id: string }>().id

describe('a record is found by what is said below it', () => {
  test('with the place, in every order, once, and counted', async () => {
    const { id } = await publish(owner)
    const comment = await idOf(writeComment(writer, id, '這讓我想起合歡山的雲海。'))
    const [item] = await found('雲海')
    expect(item).toMatchObject({
      id,
      snippet: { place: 'comment', text: '這讓我想起合歡山的雲海。', comment: { id: comment, threadId: comment } },
    })
    const reply = await idOf(writeReply(owner, comment, '雲海真的很美'))
    for (const order of ['fit', 'time', 'likes']) expect(await idsOf('雲海', reader, order)).toEqual([id])
    expect(await counted('雲海')).toBe(1)
    expect((await found('真的很美'))[0]?.snippet.comment).toEqual({ id: reply, threadId: comment })
  })

  test('beside those that have it in their text, the newest first', async () => {
    const below = await publish(owner)
    const inText = await publish(owner, { title: '玉山的圓柏' })
    await writeComment(writer, below.id, '玉山的圓柏也這樣')
    expect(await idsOf('圓柏', reader, 'time')).toEqual([inText.id, below.id])
    expect(await counted('圓柏')).toBe(2)
  })

  test('as it reads after a correction, and no longer when it is removed', async () => {
    const { id } = await publish(owner)
    const comment = await idOf(writeComment(writer, id, '看到台灣藍鵲'))
    await writer.browser.post('/api/v2/messages/editmessage', { id: comment, content: '看到五色鳥' })
    expect([await idsOf('藍鵲'), await idsOf('五色鳥')]).toEqual([[], [id]])
    await writer.browser.delete(`/api/v2/messages/${comment}`)
    expect(await idsOf('五色鳥')).toEqual([])
  })

  test('not by a word that is to be missing', async () => {
    const { id } = await publish(owner)
    await writeComment(writer, id, '穿山甲和石虎')
    expect(await idsOf('穿山甲 石虎')).toEqual([id])
    expect(await idsOf('穿山甲 -石虎')).toEqual([])
  })
})

describe('nobody finds', () => {
  test('what somebody said whom a block hides, nor what is said below it', async () => {
    const { id } = await publish(owner)
    const hidden = await newPerson(product)
    const comment = await idOf(writeComment(hidden, id, '黑面琵鷺'))
    await writeReply(writer, comment, '高蹺鴴')
    expect([await idsOf('黑面琵鷺'), await idsOf('高蹺鴴')]).toEqual([[id], [id]])
    await block(product.platform, hidden.id, reader.id)
    expect([await idsOf('黑面琵鷺'), await idsOf('高蹺鴴'), await counted('高蹺鴴')]).toEqual([[], [], 0])
    expect(await idsOf('高蹺鴴', writer)).toEqual([id])
  })

  test('what is said below a record that they may not see', async () => {
    const { id } = await publish(owner, { privacy: 3 })
    await writeComment(owner, id, '自己的水雉')
    expect([await idsOf('水雉'), await idsOf('水雉', owner)]).toEqual([[], [id]])
  })
})

test('comments of an earlier version are found after a start', async () => {
  const { id } = await publish(owner)
  await writeComment(writer, id, '早先的彩鷸')
  await product.platform.pool.query(`delete from comment_words where phrases like '%彩鷸%'`)
  expect(await idsOf('彩鷸')).toEqual([])
  await indexMissingComments(product.platform)
  expect(await idsOf('彩鷸')).toEqual([id])
})
