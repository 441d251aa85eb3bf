import type { Charts } from '@learntrail/contract/analysis/analysis'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../platform/documents/pdf-text.fixture.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { befriend } from '../people/index.ts'
import { paragraph, publish, uploadFiles } from '../posts/posts.fixture.ts'

let product: TestApp
let rain: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  rain = await newPerson(product, { displayName: '林小雨' })
  const [file] = await uploadFiles(rain, [{ name: '紀錄.txt', content: Buffer.from('溶氧') }])
  if (file === undefined) throw new Error('not uploaded')
  await publish(rain, {
    date: '2026-03-05',
    tags: ['naturalistic', 'sdg_6', 'inquiry_and_research', 'life_science'],
    classification: 'course_learning',
    customTags: ['專題研究', '河川'],
    content: paragraph('基隆河上游的溶氧比下游高。'),
    fileIds: [file.id],
    privacy: 3,
  })
  await publish(rain, {
    date: '2026-03-05',
    tags: ['naturalistic', 'sdg_6'],
    classification: 'contest',
    customTags: ['專題研究'],
    content: paragraph('再去一次基隆河，量了三個點。'),
    privacy: 1,
  })
  await publish(rain, { date: '2026-05-31', tags: ['musical'], classification: 'works', content: paragraph('練琴') })
})
afterAll(() => product.close())

async function charts(by: TestPerson, query = ''): Promise<Charts> {
  const answer = await by.browser.get(`/api/v2/users/current/charts?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const present = (items: readonly { code: string; count: number }[]) =>
  Object.fromEntries(items.filter(({ count }) => count > 0).map(({ code, count }) => [code, count]))

describe('the figures of my portfolio', () => {
  test('count my records, whoever else sees them', async () => {
    const found = await charts(rain)
    expect(found).toMatchObject({ firstDay: '2026-03-05', lastDay: '2026-05-31' })
    expect(found.totals).toEqual({ records: 3, days: 2, files: 1, characters: 29, likes: 0, messages: 0 })
    expect(present(found.intelligences)).toEqual({ naturalistic: 2, musical: 1 })
    expect(present(found.sdgs)).toEqual({ sdg_6: 2 })
    expect(present(found.abilities)).toEqual({ inquiry_and_research: 1 })
    expect(present(found.schoolGroups)).toEqual({ life_science: 1 })
    expect(present(found.classifications)).toEqual({ course_learning: 1, contest: 1, works: 1 })
  })

  test('name every tag, also those without a record', async () => {
    const { intelligences, sdgs, abilities, schoolGroups, classifications } = await charts(rain)
    expect([intelligences, sdgs, abilities, schoolGroups, classifications].map(({ length }) => length)).toEqual([
      8, 17, 18, 33, 10,
    ])
  })

  test('say the words, own ones and those that several records share', async () => {
    const { own, frequent } = (await charts(rain)).words
    expect(own).toEqual([
      { word: '專題研究', count: 2 },
      { word: '河川', count: 1 },
    ])
    expect(frequent).toContainEqual({ word: '基隆河', count: 2 })
    expect(frequent.every(({ count }) => count >= 2)).toBe(true)
  })

  test("say whole words, and nobody's name", async () => {
    const writer = await newPerson(product)
    const friend = await newPerson(product, { displayName: '溪邊的恩', fullName: '許承恩' })
    await befriend(product.platform, writer.id, friend.id)
    for (const content of ['和承恩到採樣點，這場雨把溪水弄濁了。', '承恩說新的採樣點在橋下，下了一場雨。']) {
      await publish(writer, { content: paragraph(content), customTags: [] })
    }
    const words = (await charts(writer)).words.frequent.map(({ word }) => word)
    expect(words).toContain('採樣點')
    expect(words).not.toContain('場雨')
    expect(words).not.toContain('承恩')
  })

  test('stay within the range, both days included', async () => {
    expect((await charts(rain, 'from=2026-03-05&to=2026-03-05')).totals.records).toBe(2)
    expect((await charts(rain, 'from=2026-03-06')).totals.records).toBe(1)
    expect((await charts(rain, 'to=2026-03-04')).totals.records).toBe(0)
    expect((await charts(rain, 'from=2026-03-06')).words.frequent).toEqual([])
    expect((await charts(rain, 'from=2026-03-06')).totals.files).toBe(0)
  })

  test('over time have no gaps, by day or by month', async () => {
    expect((await charts(rain)).activity).toEqual({
      unit: 'month',
      items: [
        { start: '2026-03-01', count: 2 },
        { start: '2026-04-01', count: 0 },
        { start: '2026-05-01', count: 1 },
      ],
    })
    const { unit, items } = (await charts(rain, 'from=2026-03-01&to=2026-03-31')).activity
    expect(unit).toBe('day')
    expect(items).toHaveLength(31)
    expect(items[4]).toEqual({ start: '2026-03-05', count: 2 })
  })

  test('of an odd range are still an answer', async () => {
    const { activity, totals } = await charts(rain, 'from=1000-01-01&to=9999-12-31')
    expect(totals.records).toBe(3)
    expect(activity.items.length).toBeLessThan(60)
  })

  test('as many as a number says are behind it', async () => {
    const { words, intelligences } = await charts(rain)
    const count = async (query: string) =>
      (await rain.browser.get(`/api/v2/portfolios?view=mine&${query}`)).json().items.length
    for (const { code, count: said } of intelligences) expect(await count(`tags=${code}`)).toBe(said)
    for (const { word, count: said } of words.frequent)
      expect(await count(`words=${encodeURIComponent(word)}`)).toBe(said)
    for (const { word, count: said } of words.own)
      expect(await count(`customTags=${encodeURIComponent(word)}`)).toBe(said)
  })

  test('hold nothing of others, friends included', async () => {
    const friend = await newPerson(product)
    await befriend(product.platform, rain.id, friend.id)
    const found = await charts(friend)
    expect(found.totals.records).toBe(0)
    expect(found).toMatchObject({ firstDay: null, lastDay: null, activity: { items: [] } })
    expect(found.words).toEqual({ own: [], frequent: [] })
  })

  test('are refused for what is no range', async () => {
    for (const [query, path] of [
      ['from=2026-05-02&to=2026-05-01', 'to'],
      ['from=2026-02-30', 'from'],
      ['to=soon', 'to'],
    ]) {
      const answer = await rain.browser.get(`/api/v2/users/current/charts?${query}`)
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path }] })
    }
    expect((await product.guest().get('/api/v2/users/current/charts')).statusCode).toBe(401)
  })

  test('are counted from the index of their owner', async () => {
    const { pool } = product.platform
    await pool.query(
      `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, privacy, published_at)
      select gen_random_uuid(), $1, gen_random_uuid(), 't', '{"type":"doc","content":[]}', 't',
        date '2020-01-01' + n % 2000, 'works', '{creativity}', 0, now() from generate_series(1, 4000) n`,
      [(await newPerson(product)).id],
    )
    await pool.query('analyze all_posts')
    const { countsQuery } = await import('./analysis.queries.ts')
    const { rows } = await pool.query(`explain ${countsQuery.text}`, [rain.id, '2026-01-01', null, 24])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Scan (?:using|on) posts_owner/)
  })
})

describe('the analysis as a PDF', () => {
  const read = async (by: TestPerson, query = '') => {
    const answer = await by.browser.get(`/api/v2/users/current/charts/document?${query}`)
    expect(answer.statusCode).toBe(200)
    const document = await PDFDocument.load(answer.rawPayload, { updateMetadata: false })
    return { answer, document, text: textOf(document) }
  }

  test('has the name of its day and holds the figures', async () => {
    const { answer, document, text } = await read(rain)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /^attachment.*學習分析_\d{4}-\d{2}-\d{2}\.pdf/,
    )
    expect(document.getTitle()).toBe('學習歷程分析')
    for (const part of ['林小雨', '自然觀察', '6 淨水與衛生', '專題研究', '基隆河']) expect(text).toContain(part)
  })

  test('compares with a school group when one is named', async () => {
    expect((await read(rain, 'group=life_science')).text).toContain('離「生命科學學群」還差什麼')
    const refused = await rain.browser.get('/api/v2/users/current/charts/document?group=magic')
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'group' }] })
  })

  test('is in the language of the person', async () => {
    const reader = await newPerson(product, { displayName: 'Ann' })
    await reader.browser.patch('/api/v2/users/preferences', { locale: 'en' })
    const { answer, text } = await read(reader, 'group=design')
    expect(String(answer.headers['content-disposition'])).toContain('learning-analysis_')
    expect(text).toContain('No records from this period yet.')
    expect(text.replace(/\s+/g, ' ')).toContain("What's missing for Design")
  })

  test('shows a name as it was typed, whatever is in it', async () => {
    const odd = await newPerson(product, { displayName: '#pagebreak() $x$ [b]' })
    await publish(odd, { customTags: ['標籤'], content: paragraph('= 標題 #panic("x")') })
    expect((await read(odd)).text).toContain('#pagebreak() $x$ [b]')
  })
})
