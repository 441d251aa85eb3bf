import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { ResourcePage } from '@learntrail/contract/eportfolio/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { paragraph, publish, uploadFiles } from '../../posts/posts.fixture.ts'
import { samplePicture } from '../drafts/export-drafts.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const path = '/api/v2/ePortfolio/resource'
const list = async (by: TestPerson, query: Record<string, string> = {}) =>
  by.browser.get(`${path}?${new URLSearchParams(query)}`)
const found = async (by: TestPerson, query: Record<string, string> = {}): Promise<ResourcePage> =>
  (await list(by, query)).json()
const titles = ({ items }: ResourcePage) => items.map(({ title }) => title)

test('records come with what helps to choose among them', async () => {
  const owner = await newPerson(product)
  const [note] = await uploadFiles(owner, [{ name: '筆記.txt', content: text(randomUUID()) }])
  const [photo] = await uploadFiles(owner, [{ name: '河.png', content: await samplePicture() }])
  const record = await publish(owner, {
    ...{ title: '基隆河', content: paragraph('量了三個點 DO 8.2'), date: '2026-11-02', tags: ['sdg_6'] },
    ...{ customTags: ['專題'], fileIds: [String(note?.id), String(photo?.id)] },
  })
  expect(await found(owner)).toMatchObject({
    lastPortfolioId: null,
    lastHomeworkDate: null,
    items: [
      {
        ...{ id: `post_${record.id}`, type: 'post', title: '基隆河', excerpt: '量了三個點 DO 8.2', date: '2026-11-02' },
        ...{ tags: ['sdg_6'], customTags: ['專題'], wordCount: 7, imageCount: 1, cover: { id: photo?.id } },
      },
    ],
  })
})

test('without a range the last six months are looked in, by the day in Taipei', async () => {
  const owner = await newPerson(product)
  const { dateRange } = await found(owner)
  for (const [title, date] of [
    ['第一天', dateRange.from],
    ['更早', '2020-01-01'],
  ]) {
    await publish(owner, { title, date })
  }
  expect(titles(await found(owner))).toEqual(['第一天'])
  expect(titles(await found(owner, { dateRange: '2019-12-31,2020-01-01' }))).toEqual(['更早'])
  expect(titles(await found(owner, { dateRange: '2020-01-02,2020-02-01' }))).toEqual([])
  for (const range of [
    '2026-05-21',
    '2026-02-30,2026-03-01',
    '2026-03-02,2026-03-01',
    '0000-01-01,2026-03-01',
    '2026-03-01,2026-03-02,2026-03-03',
    'x,y',
  ]) {
    expect((await list(owner, { dateRange: range })).json()).toMatchObject({
      fields: [{ path: 'dateRange', rule: 'invalid' }],
    })
  }
})

test('pages of thirty go on after the last one, by day of learning', async () => {
  const owner = await newPerson(product)
  for (let n = 1; n <= ePortfolioLimits.resourcePage + 2; n += 1) {
    await publish(owner, { title: `${n}`, date: n % 2 === 0 ? '2026-11-01' : '2026-10-01' })
  }
  const first = await found(owner)
  expect(first.items).toHaveLength(ePortfolioLimits.resourcePage)
  expect(first.items[0]).toMatchObject({ title: '32', date: '2026-11-01' })
  expect(first.lastPortfolioId).toBe(first.items.at(-1)?.id.slice('post_'.length))
  const second = await found(owner, { lastPortfolioId: String(first.lastPortfolioId) })
  expect(titles(second)).toEqual(['3', '1'])
  expect(second.lastPortfolioId).toBe(null)
  expect((await list(owner, { limit: String(ePortfolioLimits.resourcePage + 1) })).json()).toMatchObject({
    fields: [{ path: 'limit', rule: 'too_many' }],
  })
  const other = await newPerson(product)
  for (const id of [randomUUID(), String(first.lastPortfolioId)]) {
    expect((await list(other, { lastPortfolioId: id })).json()).toMatchObject({ code: 'RESOURCE_NOT_FOUND' })
  }
})

test('filters are all of them at once', async () => {
  const owner = await newPerson(product)
  const other = await newPerson(product)
  await publish(other, { title: '別人的' })
  await publish(owner, { title: '水', tags: ['creativity', 'sdg_6'], customTags: ['專題'], classification: 'works' })
  await publish(owner, { title: '火', tags: ['creativity'], classification: 'contest', content: paragraph('煙火') })
  const cases: [Record<string, string>, string[]][] = [
    [{}, ['火', '水']],
    [{ type: 'post' }, ['火', '水']],
    [{ type: 'homework' }, []],
    [{ tags: 'creativity' }, ['火', '水']],
    [{ tags: 'creativity,專題' }, ['水']],
    [{ sdgs: 'sdg_6' }, ['水']],
    [{ tags: 'creativity', sdgs: 'sdg_14' }, []],
    [{ classification: 'contest' }, ['火']],
    [{ words: '煙火' }, ['火']],
    [{ words: '！？' }, []],
    [{ words: '煙火', sdgs: 'sdg_6' }, []],
  ]
  for (const [query, expected] of cases)
    expect(titles(await found(owner, query)), JSON.stringify(query)).toEqual(expected)
  expect((await list(owner, { sdgs: 'creativity' })).json()).toMatchObject({
    fields: [{ path: 'sdgs', rule: 'invalid' }],
  })
  expect((await list(owner, { tags: '水\0' })).json()).toMatchObject({ fields: [{ path: 'tags', rule: 'unsafe' }] })
  expect((await list(owner, { type: 'group' })).json()).toMatchObject({ fields: [{ path: 'type', rule: 'invalid' }] })
})
