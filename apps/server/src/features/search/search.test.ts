import { searchCategories } from '@learntrail/contract/search/categories'
import { searchLimits } from '@learntrail/contract/search/limits'
import type { Found, FoundPage, FoundSection, SearchHistory } from '@learntrail/contract/search/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { indexTokens, phraseText, textPhrases, textQuery } from '../../platform/search/tokens.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { indexPerson } from '../people/finding/index-person.service.ts'
import { befriend, block } from '../people/index.ts'
import { paragraph, publish } from '../posts/posts.fixture.ts'

let product: TestApp
let writer: TestPerson
let me: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  writer = await newPerson(product, { displayName: '寫字的人' })
  me = await newPerson(product, { displayName: '找東西的人' })
})
afterAll(() => product.close())

type Asked = Partial<Record<'category' | 'sortBy' | 'cursor' | 'pagination' | 'limit', string>>

async function page(keyword: string, { category = 'portfolio', ...query }: Asked = {}, by = me): Promise<FoundPage> {
  const answer = await by.browser.get(`/api/v2/search/${category}?${new URLSearchParams({ keyword, ...query })}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const nameOf = (item: Found) => ('title' in item ? item.title.text : item.name.text)
const found = async (keyword: string, asked?: Asked, by?: TestPerson) =>
  (await page(keyword, asked, by)).items.map(nameOf)
const counted = async (keyword: string, by = me): Promise<Record<string, number>> => {
  const { items } = (await by.browser.get(`/api/v2/search/counts?${new URLSearchParams({ keyword })}`)).json()
  return Object.fromEntries(items.map(({ category, count }: { category: string; count: number }) => [category, count]))
}

async function whoIs(displayName: string, school?: { name: string; county: string; audience: string }) {
  const person = await newPerson(product, { displayName })
  if (school !== undefined) {
    await product.platform.pool.query(
      `insert into organizations (account_id, type, county, township, typed_school_name, updated_at)
      values ($1, 'academic_unit', $2, 'x', $3, now())`,
      [person.id, school.county, school.name],
    )
    await product.platform.pool.query('insert into profiles (account_id, audiences) values ($1, $2)', [
      person.id,
      { school: school.audience },
    ])
  }
  await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))
  return person
}

describe('a record is found', () => {
  beforeAll(async () => {
    await publish(writer, {
      title: '臺灣溪流',
      content: paragraph('我們用 Café 的杯子裝水，量溶氧 8.1，好玩🌊。'),
      customTags: ['科展準備'],
    })
  })

  test.each([
    ['a single character in the middle', '杯'],
    ['Simplified', '台湾'],
    ['a variant', '台灣溪'],
    ['without accents', 'cafe'],
    ['a number by its beginning', '8'],
    ['an emoji', '🌊'],
    ['half-typed Bopomofo after it', '溶氧ㄌㄧ'],
    ['several words in any order', '溶氧 臺灣'],
    ['a quoted phrase', '「杯子裝水」'],
    ['a word of its own tags', '展準'],
    ['what it does not have taken away', '溶氧 -籃球'],
  ])('by %s', async (_, keyword) => expect(await found(keyword)).toEqual(['臺灣溪流']))

  test.each([
    ['parts that stand apart', '「杯子 裝水」'],
    ['a word that it has not', '溶氧 籃球'],
    ['what it has taken away', '臺灣 -溶氧'],
    ['only what is not wanted', '-籃球'],
    ['nothing', ''],
  ])('not by %s', async (_, keyword) => expect(await found(keyword)).toEqual([]))

  test('with the words marked where they stand', async () => {
    const [item] = (await page('溶氧 台湾')).items
    if (item?.kind !== 'post') throw new Error('a record was expected')
    expect(item.title.marks.map(([from, to]) => item.title.text.slice(from, to))).toEqual(['臺灣'])
    expect(item.snippet).toMatchObject({ place: 'text' })
    expect(item.snippet.marks.map(([from, to]) => item.snippet.text.slice(from, to))).toEqual(['溶氧'])
  })

  test('by its own tags alone in their category', async () => {
    expect(await found('科展', { category: 'tag' })).toEqual(['臺灣溪流'])
    expect(await found('溶氧', { category: 'tag' })).toEqual([])
  })
})

describe('every piece of a text, from one to eight characters, finds it', () => {
  const isLatin = (character = '') => /[\p{Script=Latin}\p{N}]/u.test(character)

  test.each([
    '我們用 Ｐython 寫程式，量 pH 值 ８.１，好玩🌊！',
    '臺灣溪流學習歷程：台湾的水质检测，Café 裡的「自主學習」計畫書。',
    '陳ㄚㄇ說：がくしゅう與 IMG_2034.jpg、𠮷田同學🇹🇼加油～',
  ])('%s', async (text) => {
    const characters = [...text]
    const starts = characters.flatMap((character, at) =>
      isLatin(character) && isLatin(characters[at - 1]) ? [] : [at],
    )
    const pieces = starts
      .flatMap((start) => [1, 2, 3, 4, 5, 6, 7, 8].map((length) => characters.slice(start, start + length).join('')))
      .filter((piece) => textQuery(piece) !== undefined)
    const { rows } = await product.platform.pool.query<{ piece: string }>(
      `select piece from unnest($1::text[], $2::text[]) as p(piece, query)
        where not array_to_tsvector($3::text[]) @@ query::tsquery`,
      [pieces, pieces.map(textQuery), indexTokens(text)],
    )
    expect(rows.map(({ piece }) => piece)).toEqual([])
    const words = phraseText(text)
    expect(pieces.filter((piece) => textPhrases(piece).some((phrase) => !words.includes(phrase)))).toEqual([])
  })
})

test('those with the word in the title come first, else the newest; most liked when asked', async () => {
  await publish(writer, { title: '珊瑚礁', content: paragraph('第一次潛水') })
  const liked = await publish(writer, { title: '潛水', content: paragraph('看見珊瑚') })
  await publish(writer, { title: '讀書會', content: paragraph('談珊瑚的書') })
  await me.browser.put(`/api/v2/portfolios/${liked.id}/like`, {})
  expect(await found('珊瑚')).toEqual(['珊瑚礁', '讀書會', '潛水'])
  expect(await found('珊瑚', { sortBy: 'time' })).toEqual(['讀書會', '潛水', '珊瑚礁'])
  expect(await found('珊瑚', { sortBy: 'likes' })).toEqual(['潛水', '讀書會', '珊瑚礁'])
})

test.each(['fit', 'time', 'likes'])('pages of a search by %s have each record once', async (sortBy) => {
  const word = { fit: '蝴蝶', time: '蜻蜓', likes: '螳螂' }[sortBy] ?? ''
  for (let n = 0; n < 7; n += 1)
    await publish(writer, { title: n % 2 ? word : `第${n}隻`, content: paragraph(`${word}${n}`) })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await page(word, { sortBy, limit: '3', ...(cursor ? { cursor } : {}) })
    seen.push(...items.map((item) => (item.kind === 'post' ? item.id : '')))
    cursor = nextCursor ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(7)
  expect(new Set(seen).size).toBe(7)
})

describe('pages by their number', () => {
  const word = '獨角仙'
  const last = searchLimits.numberedPages
  beforeAll(async () => {
    for (let n = 0; n < 2 * last + 1; n += 1)
      await publish(writer, { title: n % 3 ? word : `第${n}隻`, content: paragraph(`${word}${n}`) })
  })

  test.each(['fit', 'time', 'likes'])(
    'have by %s the items that cursors lead to, and lead on by cursor',
    async (sortBy) => {
      const asked = { sortBy, limit: '2' }
      let next = await page(word, asked)
      for (let number = 1; number <= last; number += 1) {
        expect(next.items).toHaveLength(2)
        expect(await page(word, { ...asked, pagination: String(number) }), `page ${number}`).toEqual(next)
        next = await page(word, { ...asked, cursor: String(next.nextCursor) })
      }
      expect(next).toMatchObject({ items: [{ kind: 'post' }], nextCursor: null })
    },
  )

  test('are there in every category, and empty past the end', async () => {
    const nothing = { items: [], nextCursor: null }
    await whoIs('數頁數的人')
    expect(await found('數頁數', { category: 'friend', pagination: '1' })).toEqual(['數頁數的人'])
    expect(await page('數頁數', { category: 'friend', pagination: '2' })).toEqual(nothing)
    expect(await page(word, { pagination: '3', limit: '20' })).toEqual(nothing)
    expect(await page('', { pagination: '2' })).toEqual(nothing)
  })

  test.each([
    [{ pagination: '0' }, 'invalid'],
    [{ pagination: '1.5' }, 'invalid'],
    [{ pagination: 'x' }, 'invalid'],
    [{ pagination: String(last + 1) }, 'too_large'],
    [{ pagination: '1', cursor: 'abc' }, 'invalid'],
  ])('%j is refused', async (asked, rule) => {
    const query = new URLSearchParams({ keyword: word, ...asked })
    const answer = await me.browser.get(`/api/v2/search/portfolio?${query}`)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'pagination', rule }] })
  })
})

test('a private word in somebody’s hidden record changes no answer at all', async () => {
  await publish(writer, { title: '公開的', content: paragraph('祕密基地') })
  const answers = async () => [
    await page('祕密'),
    await page('祕密', { sortBy: 'time' }),
    await page('祕密', { category: 'tag' }),
    await counted('祕密'),
    (await me.browser.get(`/api/v2/search/suggestions?${new URLSearchParams({ keyword: '祕密' })}`)).json(),
    (await me.browser.post('/api/v2/search/portfolios', { keyword: '祕密' })).json(),
  ]
  const before = await answers()
  await publish(writer, { title: '祕密', content: paragraph('祕密'), customTags: ['祕密'], privacy: 3 })
  await publish(writer, { title: '祕密', content: paragraph('祕密'), customTags: ['祕密'], privacy: 1 })
  expect(await answers()).toEqual(before)
})

test('friends find what is for friends, and whom a block keeps away finds nothing', async () => {
  const [friend, blocked] = [await newPerson(product), await newPerson(product)]
  await befriend(product.platform, writer.id, friend.id)
  await block(product.platform, writer.id, blocked.id)
  await publish(writer, { title: '給朋友的', content: paragraph('螢火蟲'), privacy: 1 })
  await publish(writer, { title: '給大家的', content: paragraph('螢火蟲') })
  expect(await found('螢火蟲', {}, friend)).toEqual(['給大家的', '給朋友的'])
  expect(await found('螢火蟲')).toEqual(['給大家的'])
  expect(await found('螢火蟲', {}, blocked)).toEqual([])
  expect((await counted('螢火蟲', blocked)).portfolio).toBe(0)
})

describe('people', () => {
  beforeAll(async () => {
    await whoIs('歐陽雨晴', { name: '內湖高中', county: 'taipei_city', audience: 'everybody' })
    await whoIs('不說學校', { name: '內湖高中', county: 'taipei_city', audience: 'me' })
  })

  test.each([
    ['a character in the middle', '雨'],
    ['a part', '陽雨'],
    ['name and school', '雨晴 內湖'],
    ['name and county, in other characters', '雨晴 台北'],
  ])('are found by %s', async (_, keyword) =>
    expect(await found(keyword, { category: 'friend' })).toEqual(['歐陽雨晴']),
  )

  test('are found by a school or county only where they show it', async () => {
    expect(await found('內湖', { category: 'friend' })).toEqual(['歐陽雨晴'])
    expect(await found('內湖', { category: 'location' })).toEqual(['歐陽雨晴'])
    expect(await found('Taipei', { category: 'location' })).toEqual(['歐陽雨晴'])
    expect((await counted('內湖')).location).toBe(1)
    expect(await found('雨晴', { category: 'location' })).toEqual([])
  })

  test('are found by their full name only where they show it', async () => {
    const person = await newPerson(product, { displayName: '小名', fullName: '諸葛大名' })
    await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, person.id))
    expect(await found('諸葛', { category: 'friend' })).toEqual([])
    await befriend(product.platform, me.id, person.id)
    expect(await found('諸葛', { category: 'friend' })).toEqual(['小名'])
  })

  test('come in pages, friends first', async () => {
    for (let n = 0; n < 5; n += 1) await whoIs(`排隊${n}`)
    await befriend(product.platform, me.id, (await whoIs('也在排隊')).id)
    const first = await page('排隊', { category: 'friend', limit: '4' })
    const second = await page('排隊', { category: 'friend', limit: '4', cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(nameOf)).toEqual([
      '也在排隊',
      '排隊0',
      '排隊1',
      '排隊2',
      '排隊3',
      '排隊4',
    ])
    expect(second.nextCursor).toBeNull()
  })
})

test('every category is counted', async () => {
  expect(Object.keys(await counted('溶氧'))).toEqual([...searchCategories])
})

test('records are narrowed by tags and days beside the words', async () => {
  await publish(writer, { title: '早', content: paragraph('陶藝課'), date: '2026-01-05' })
  await publish(writer, { title: '晚', content: paragraph('陶藝課'), date: '2026-10-05', customTags: ['手作'] })
  const narrowed = async (body: object) =>
    ((await me.browser.post('/api/v2/search/portfolios', body)).json() as FoundPage).items.map(nameOf)
  expect(await narrowed({ keyword: '陶藝', from: '2026-09-01' })).toEqual(['晚'])
  expect(await narrowed({ keyword: '陶藝', customTags: '手作' })).toEqual(['晚'])
  expect(await narrowed({ keyword: '陶藝', to: '2026-02-01' })).toEqual(['早'])
})

test('records are found by the tags of the product, by their names in both languages and their numbers', async () => {
  const [tagged, own] = ['以標籤找', '自己的標籤']
  await publish(writer, { title: tagged, content: paragraph('濕地的第 15 天'), tags: ['sdg_15'] })
  await publish(writer, { title: own, content: paragraph('林地'), customTags: ['保育陸域生態小隊'] })
  await publish(writer, { title: '祕密的標籤', content: paragraph('濕地'), tags: ['sdg_15'], privacy: 3 })
  const inTags = async (keyword: string) => (await page(keyword, { category: 'tag' })).items.map(nameOf)
  expect(await inTags('陸域生態')).toEqual([own, tagged])
  expect(await inTags('SDG 15')).toEqual([tagged])
  expect(await inTags('life on land')).toEqual([tagged])
  expect((await counted('陸域生態')).tag).toBe(2)
  expect((await page('SDG 15', { category: 'tag' })).items).toMatchObject([
    {
      snippet: {
        place: 'tags',
        text: 'SDG 15 保育陸域生態',
        marks: [
          [0, 3],
          [4, 6],
        ],
      },
    },
  ])
})

test('typing suggests people, own tags and former words', async () => {
  const person = await newPerson(product)
  await publish(person, { customTags: ['天文社'] })
  await person.browser.post(`/api/v2/search/history/${encodeURIComponent('天文台')}`, {})
  const named = await whoIs('天文迷')
  const suggested = await person.browser.get(`/api/v2/search/suggestions?${new URLSearchParams({ keyword: '天文' })}`)
  expect(suggested.json()).toEqual({
    people: [expect.objectContaining({ id: named.id })],
    tags: ['天文社'],
    words: ['天文台'],
  })
})

describe('what is found in all categories', () => {
  const sections = async (keyword: string) => {
    const answer = await me.browser.get(`/api/v2/search/all?${new URLSearchParams({ keyword })}`)
    expect(answer.statusCode).toBe(200)
    const { items } = answer.json<{ items: FoundSection[] }>()
    return items.map(({ category, found: some }) => [category, some.map(nameOf)])
  }

  test('has people first when a name fits, and the first few of each', async () => {
    for (let n = 0; n < searchLimits.section + 1; n += 1)
      await publish(writer, { title: `第${n}天`, content: paragraph('遇見夏沐風') })
    await whoIs('夏沐風')
    const [people, records] = await sections('夏沐風')
    expect(people).toEqual(['friend', ['夏沐風']])
    expect(records).toEqual(['portfolio', ['第3天', '第2天', '第1天']])
    expect(await sections('')).toEqual([])
    expect(await sections('-夏沐風')).toEqual([])
  })

  test('says nothing of what may not be seen', async () => {
    await publish(writer, { title: '紫水晶洞', content: paragraph('紫水晶洞'), privacy: 3 })
    expect(await sections('紫水晶')).toEqual([])
  })
})

describe('what is typed in Zhuyin is tried as sounds', () => {
  beforeAll(async () => {
    await whoIs('孟曉霖')
    await publish(writer, { title: '苔蘚觀察', content: paragraph('石頭上的苔蘚') })
    await publish(writer, { title: '石頭上', content: paragraph('苔蘚觀察') })
    await publish(writer, { title: '苔蘚的祕密', content: paragraph('苔蘚'), privacy: 3 })
  })

  test.each([['ㄒㄧㄠˇㄌㄧㄣˊ'], ['ㄒㄧㄠㄌㄧㄣ'], ['ㄇㄥˋㄒㄧㄠˇㄌㄧㄣ']])('against names: %s', async (typed) => {
    expect(await found(typed, { category: 'friend' })).toEqual(['孟曉霖'])
    expect((await counted(typed)).friend).toBe(1)
    const suggested = await me.browser.get(`/api/v2/search/suggestions?${new URLSearchParams({ keyword: typed })}`)
    expect(suggested.json().people).toMatchObject([{ displayName: '孟曉霖' }])
  })

  test.each(['fit', 'time', 'likes'])('against titles alone, by %s', async (sortBy) => {
    const page1 = await page('ㄊㄞˊㄒㄧㄢˇ', { sortBy })
    expect(page1.items.map(nameOf)).toEqual(['苔蘚觀察'])
    expect(page1.items[0]).toMatchObject({ title: { marks: [[0, 2]] } })
    expect((await counted('ㄊㄞˊㄒㄧㄢˇ')).portfolio).toBe(1)
  })

  test('in every category, though nothing sounds so', async () => {
    for (const category of searchCategories) expect(await found('ㄆㄧㄠˇㄆㄧㄠˇ', { category })).toEqual([])
  })
})

test('people are found by a part of their account name', async () => {
  const named = await newPerson(product, { displayName: '阿霖' })
  await product.platform.pool.query("update accounts set username = 'xiaolin.meng' where id = $1", [named.id])
  await inTransaction(product.platform.db, (transaction) => indexPerson(transaction, named.id))
  for (const part of ['xiaolin', 'XIAO', 'lin.m', 'meng'])
    expect(await found(part, { category: 'friend' }), part).toEqual(['阿霖'])
  expect(await found('xiaomeng', { category: 'friend' })).toEqual([])
})

describe('the history', () => {
  const words = (answer: { json(): SearchHistory }) => answer.json().items.map(({ key }) => key)
  const remember = async (by: TestPerson, word: string) =>
    words(await by.browser.post(`/api/v2/search/history/${encodeURIComponent(word)}`, { category: 'friend' }))

  test('has each word once, the newest first, and no more than thirty', async () => {
    const person = await newPerson(product)
    for (let n = 0; n < 32; n += 1) {
      product.clock.advance(1_000)
      await remember(person, `詞${n}`)
    }
    product.clock.advance(1_000)
    const kept = await remember(person, '詞20')
    expect(kept).toHaveLength(30)
    expect(kept.slice(0, 2)).toEqual(['詞20', '詞31'])
    expect(kept.at(-1)).toBe('詞2')
  })

  test('forgets one word, or all', async () => {
    const person = await newPerson(product)
    await remember(person, '50%/對？')
    await remember(person, '乙')
    expect(words(await person.browser.delete(`/api/v2/search/history/${encodeURIComponent('50%/對？')}`))).toEqual([
      '乙',
    ])
    expect(words(await person.browser.delete('/api/v2/search/history'))).toEqual([])
    expect(words(await person.browser.get('/api/v2/search/history'))).toEqual([])
  })

  test('keeps nothing while it is paused', async () => {
    const person = await newPerson(product)
    await person.browser.patch('/api/v2/users/preferences', { search: { isHistoryPaused: true } })
    expect(await remember(person, '不記得')).toEqual([])
  })
})
