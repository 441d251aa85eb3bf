import type { Found } from '@learntrail/contract/search/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { ask, openRoom, openTalk, write } from '../chat/chat.fixture.ts'
import { indexMissingPeople } from '../people/finding/index-missing.jobs.ts'
import { paragraph, publish, uploadFiles } from '../posts/posts.fixture.ts'
import { indexMissingPosts } from '../posts/words/index-posts.service.ts'

/** Texts as programs leave them, and what people search for. */
const texts = [
  ['學\u200b習歷程反思', '學習歷程'],
  ['micro\u00adscope lesson', 'microscope'],
  ['數\u2060學歸納法', '數學歸納法'],
  ['化\ufeff學實驗室', '化學實驗室'],
  ['物\u200d理競賽題', '物理競賽題'],
  ['生\u200e物多樣性', '生物多樣性'],
  ['辻\u{e0100}先生', '辻先生'],
] as const

let product: TestApp
let owner: TestPerson
let friend: TestPerson
beforeAll(async () => {
  ;({ product, owner, friend } = await openTalk())
})
afterAll(() => product.close())

const found = async (category: string, keyword: string) =>
  (await friend.browser.get(`/api/v2/search/${category}?${new URLSearchParams({ keyword })}`)).json<{
    items: Found[]
  }>().items
/** With invisible characters in the middle and a selector at the end, as a copied keyword may have. */
const asCopied = (keyword: string) => [keyword, `${[...keyword].join('\u200b')}\ufe00`]

describe('what nobody sees hides nothing', () => {
  test.each(texts)('in a record that says %j, for who looks for %j', async (text, keyword) => {
    const { id } = await publish(owner, { title: '', content: paragraph(text) })
    for (const typed of asCopied(keyword)) {
      const items = await found('portfolio', typed)
      expect(
        items.map((one) => one.kind === 'post' && one.id),
        JSON.stringify(typed),
      ).toContain(id)
    }
  })

  test.each(texts)('in a room where somebody says %j', async (text, keyword) => {
    const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
    await write(owner, roomId, text)
    for (const typed of asCopied(keyword)) {
      const { items } = (await ask(friend, 'searchChatroomMessage', { roomId, keyword: typed })).json()
      expect(items, JSON.stringify(typed)).toMatchObject([{ text: text.replace('\ufeff', '') }])
    }
  })

  test('in the name of a file, a room and a person of before', async () => {
    const [text, keyword] = texts[0]
    const [file] = await uploadFiles(owner, [{ name: 'a.txt', content: Buffer.from('水') }])
    await product.platform.db.execute(sql`update files set display_name = ${`${text}.txt`} where id = ${file?.id}`)
    const { id: roomId } = await openRoom(owner, { type: 'several', personIds: [friend.id] })
    await product.platform.db.execute(sql`update chatrooms set name = ${text} where id = ${roomId}`)
    await product.platform.db.execute(sql`update accounts set display_name = ${text} where id = ${owner.id}`)
    await product.platform.db.execute(sql`update people_search set version = 1 where account_id = ${owner.id}`)
    await indexMissingPeople(product.platform)
    for (const typed of asCopied(keyword)) {
      const query = new URLSearchParams({ keyword: typed })
      const files = (await owner.browser.get(`/api/v2/files?${query}`)).json<{ items: { id: string }[] }>()
      expect(files.items.map(({ id }) => id)).toEqual([file?.id])
      const rooms = (await ask(friend, 'getChatroomslist', { of: 'normal', keyword: typed })).json()
      expect(rooms.items.map(({ id }: { id: string }) => id)).toContain(roomId)
      expect(await found('friend', typed)).toMatchObject([{ person: { id: owner.id } }])
    }
  })

  test('in what was indexed before, which is indexed anew', async () => {
    const { id } = await publish(owner, { title: '海\u200b濱沙丘', content: paragraph('水') })
    await product.platform.db.execute(
      sql`update post_words set version = 1, tokens = '', phrases = '' where post_id = ${id}`,
    )
    expect(await found('portfolio', '海濱沙丘')).toEqual([])
    await indexMissingPosts(product.platform)
    expect(await found('portfolio', '海濱沙丘')).toMatchObject([{ id }])
  })
})
