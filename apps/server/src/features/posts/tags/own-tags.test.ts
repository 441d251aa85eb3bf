import { limits } from '@learntrail/contract/limits'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publish } from '../posts.fixture.ts'

let product: TestApp
let me: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  me = await newPerson(product)
})

const path = '/api/v2/portfolios/current/tags'
const add = (name: string) => me.browser.post(path, { name })
const rename = (name: string, newName: string) => me.browser.patch(path, { name, newName })
const merge = (names: string[], into: string) => me.browser.post(`${path}/merge`, { names, into })
const remove = (name: string) => me.browser.delete(`${path}?name=${encodeURIComponent(name)}`)
const tags = async (by = me) => (await by.browser.get(path)).json()
const tagsOf = async ({ id }: Post) => (await me.browser.get(`/api/v2/portfolios/${id}`)).json().customTags
const found = async (query: string) =>
  (await me.browser.get(`/api/v2/portfolios?view=mine&${query}`)).json().items.map(({ title }: Post) => title)

test('a tag is added by itself and can be chosen; a spelling of one that is there is refused', async () => {
  expect((await add('小論文')).json()).toEqual({ name: '小論文' })
  expect((await tags()).custom).toEqual([{ name: '小論文', count: 0 }])
  await publish(me, { customTags: ['Python'] })
  for (const name of ['小論文', 'ＰＹＴＨＯＮ']) expect((await add(name)).json()).toMatchObject({ code: 'TAG_EXISTS' })
  expect((await tags()).custom).toEqual([
    { name: 'Python', count: 1 },
    { name: '小論文', count: 0 },
  ])
})

test('30 characters and not one more; none of the unsafe ones', async () => {
  expect((await add('長'.repeat(limits.customTag))).statusCode).toBe(200)
  expect((await add('長'.repeat(limits.customTag + 1))).statusCode).toBe(400)
  expect((await add('a<b')).statusCode).toBe(400)
})

test('so many may wait for a record', async () => {
  await product.platform.pool.query(
    `insert into own_tags (owner_id, key, name, created_at) select $1, n::text, n::text, now() from generate_series(1, $2::int) n`,
    [me.id, limits.ownTags - 1],
  )
  expect((await add('最後一個')).statusCode).toBe(200)
  expect((await add('太多了')).json()).toMatchObject({ code: 'TAG_LIMIT_REACHED' })
})

describe('renaming', () => {
  test('reaches all of my records in every spelling, nobody else’s, and the search', async () => {
    const [a, b] = [
      await publish(me, { title: '甲', customTags: ['Python', '程式'] }),
      await publish(me, { title: '乙', customTags: ['ｐｙｔｈｏｎ'] }),
    ]
    const other = await newPerson(product)
    const theirs = await publish(other, { customTags: ['Python'] })
    expect((await rename('PYTHON', '寫程式')).json()).toEqual({ recordCount: 2 })
    expect([await tagsOf(a), await tagsOf(b), await tagsOf(theirs)]).toEqual([
      ['寫程式', '程式'],
      ['寫程式'],
      ['Python'],
    ])
    expect(await found('words=寫程式')).toHaveLength(2)
    expect(await found('words=python')).toEqual([])
    expect((await tags()).recent).toContain('寫程式')
    expect((await tags()).recent).not.toContain('Python')
    expect((await tagsOf(a)).editedAt).toBeUndefined()
    const { rows } = await product.platform.pool.query(
      `select data from events where kind = 'tags.changed' and owner_id = $1`,
      [me.id],
    )
    expect(rows).toEqual([{ data: { action: 'rename', name: 'PYTHON', into: '寫程式', recordCount: 2 } }])
  })
  test('to another of my tags is refused, to another spelling of itself is not', async () => {
    const post = await publish(me, { customTags: ['科展', 'python'] })
    expect((await rename('科展', 'PYTHON')).json()).toMatchObject({ code: 'TAG_EXISTS' })
    expect((await rename('不存在', '新的')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
    expect((await rename('python', 'Python')).json()).toEqual({ recordCount: 1 })
    expect(await tagsOf(post)).toEqual(['科展', 'Python'])
  })
  test('of a tag without a record', async () => {
    await add('想到的')
    expect((await rename('想到的', '想好的')).json()).toEqual({ recordCount: 0 })
    expect((await tags()).custom).toEqual([{ name: '想好的', count: 0 }])
  })
})

test('merging makes one of several, once a record, and sending it again changes nothing', async () => {
  const [a, b, c] = [
    await publish(me, { customTags: ['科展', '科學展覽', '生物'] }),
    await publish(me, { customTags: ['科學展覽'] }),
    await publish(me, { customTags: ['科展'] }),
  ]
  await add('科展比賽')
  expect((await merge(['科展', '科學展覽', '科展比賽'], '科展')).json()).toEqual({ recordCount: 2 })
  expect([await tagsOf(a), await tagsOf(b), await tagsOf(c)]).toEqual([['科展', '生物'], ['科展'], ['科展']])
  expect((await tags()).custom.map(({ name }: { name: string }) => name)).toEqual(['科展', '生物'])
  expect((await merge(['科展'], '科展')).json()).toEqual({ recordCount: 0 })
  expect((await merge(['科展', '沒有'], '科展')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
  expect((await merge([], '科展')).statusCode).toBe(400)
})

test('removing takes a tag off all records and keeps the records', async () => {
  const post = await publish(me, { customTags: ['臨時', '專題'] })
  expect((await remove('臨時')).json()).toEqual({ recordCount: 1 })
  expect(await tagsOf(post)).toEqual(['專題'])
  expect((await remove('臨時')).json()).toMatchObject({ code: 'TAG_NOT_FOUND' })
})

test('changes at the same moment come one after the other', async () => {
  const post = await publish(me, { customTags: ['一', '二', '三'] })
  await Promise.all([rename('一', '壹'), rename('二', '貳'), remove('三'), merge(['一', '壹'], '壹')])
  expect(await tagsOf(post)).toEqual(['壹', '貳'])
})
