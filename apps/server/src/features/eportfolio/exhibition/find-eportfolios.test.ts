import type { FoundPage, FoundThing } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { block } from '../../people/index.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { uploaded } from '../export/uploaded-pdf.fixture.ts'

let product: TestApp
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  reader = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  await product.platform.db.delete(eportfolios)
  owner = await newPerson(product)
})

const page = async (query: Record<string, string>, by = reader) =>
  (await by.browser.get(`/api/v2/search/ePortfolio?${new URLSearchParams(query)}`)).json<FoundPage>()
const find = async (keyword: string, by = reader, query: Record<string, string> = {}) =>
  (await page({ keyword, ...query }, by)).items as FoundThing[]
const ids = async (keyword: string, by = reader) => (await find(keyword, by)).map(({ id }) => id)
const counted = async (keyword: string, by = reader) => {
  const answer = await by.browser.get(`/api/v2/search/counts?${new URLSearchParams({ keyword })}`)
  return answer
    .json<{ items: { category: string; count: number }[] }>()
    .items.find(({ category }) => category === 'ePortfolio')?.count
}

test('an exhibited e-portfolio is found by its title, its summary and its text, in other spellings too', async () => {
  const texts = { title: '臺灣藍鵲觀察', summary: '一年的步道筆記', text: '清晨六點，巢裡有四隻幼鳥。' }
  const id = await newEPortfolio(product, owner, texts)
  for (const typed of ['藍鵲', '台灣', '步道', '幼鸟', '巢裡有四隻']) expect(await ids(typed), typed).toEqual([id])
  expect(await ids('藍鵲 -步道')).toEqual([])
  const [found] = await find('幼鳥')
  expect(found).toMatchObject({ kind: 'ePortfolio', owner: { id: owner.id }, title: { marks: [] } })
  const [[from = 0, to = 0] = []] = found?.snippet.marks ?? []
  expect(found?.snippet.text.slice(from, to)).toBe('幼鳥')
})

test('the words of an uploaded PDF find it once they are read', async () => {
  const { id } = await uploaded(owner, { title: '小論文' })
  await vi.waitFor(async () => expect(await ids('report', owner)).toEqual([id]), { timeout: 20_000 })
  const [found] = await find('report', owner)
  expect(found?.snippet.text).toContain('report')
})

test('what is not exhibited is found by its owner alone, and counted for nobody else', async () => {
  const mine = await newEPortfolio(product, owner, { title: '祕密的研究', visibility: 'private', exhibitionId: null })
  await newEPortfolio(product, reader, { title: '祕密的研究', visibility: 'public', exhibitionId: null })
  expect(await ids('祕密', owner)).toEqual([mine])
  expect(await counted('祕密', owner)).toBe(1)
})

test('a block hides it in both directions', async () => {
  await newEPortfolio(product, owner, { title: '珊瑚礁' })
  const [blocked, blocker] = [await newPerson(product), await newPerson(product)]
  await block(product.platform, owner.id, blocked.id)
  await block(product.platform, blocker.id, owner.id)
  for (const by of [blocked, blocker]) {
    expect(await ids('珊瑚', by)).toEqual([])
    expect(await counted('珊瑚', by)).toBe(0)
  }
})

test('what has the word in its title comes first, or the newest, or what most like; pages repeat nothing', async () => {
  const inTitle = await newEPortfolio(product, owner, { title: '溶氧調查' })
  product.clock.advance(1_000)
  const liked = await newEPortfolio(product, owner, { title: '河', text: '溶氧', likeCount: 9 })
  product.clock.advance(1_000)
  const newest = await newEPortfolio(product, owner, { title: '溪', text: '溶氧' })
  const order = async (sortBy: string) => {
    const first = await page({ keyword: '溶氧', sortBy, limit: '2' })
    const next = await page({ keyword: '溶氧', sortBy, limit: '2', cursor: first.nextCursor ?? '' })
    return [...first.items, ...next.items].map((item) => (item.kind === 'ePortfolio' ? item.id : ''))
  }
  expect(await order('fit')).toEqual([inTitle, newest, liked])
  expect(await order('time')).toEqual([newest, liked, inTitle])
  expect(await order('likes')).toEqual([liked, newest, inTitle])
})
