import { randomUUID } from 'node:crypto'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { countWords } from '@learntrail/contract/eportfolio/words'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolios } from '../eportfolios.view.ts'

const text = `我住在基隆河邊，小時候常到河邊釣魚，這幾年卻很少看到魚，所以我想知道河水到底發生了什麼事。
我們選了上游、中游和下游三個點，每週六早上去採水，第一次忘了校正溫度計，整組數據都不能用。
我學到出發前先用蒸餾水校正儀器，也發現數據不會自己說話，要先想好問題才看得出意義。
接下來我想把測量點增加到六個，並且把結果交給里長，讓更多人一起關心這條河。`

let product: TestApp
let owner: TestPerson
let reader: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
  reader = await newPerson(product)
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product)
  id = await newEPortfolio(product, owner, { text })
})

const address = (rest = '') => `/api/v2/ePortfolio/${id}/summary${rest}`
const read = async (by = owner) => (await by.browser.get(address())).json()
const save = (summary: string, by = owner) => by.browser.patch(address(), { summary })
const keep = (summary: string, by = owner) => by.browser.patch(address('/draft'), { summary })
const suggest = (clientId: string = randomUUID(), by = owner) =>
  by.browser.post(address('/suggestions/generate'), { clientId })
const history = async (by = owner) => (await by.browser.get(address('/suggestions/generate/history'))).json()
const usage = async (by = owner) =>
  (await by.browser.get('/api/v2/ePortfolio/summary/suggestions/generate/usage')).json()

describe('a summary', () => {
  test('is saved as it was typed, of any length up to the limit, and ends what is being written', async () => {
    expect(await read()).toEqual({ summary: '', draft: null, savedAt: null, draftedAt: null })
    const at = product.clock.now().toISOString()
    expect((await keep('我在寫')).json()).toEqual({ summary: '', draft: '我在寫', savedAt: null, draftedAt: at })
    expect((await save('短')).json()).toEqual({ summary: '短', draft: null, savedAt: at, draftedAt: null })
    expect((await save('長'.repeat(ePortfolioLimits.summary))).statusCode).toBe(200)
    expect((await save('長'.repeat(ePortfolioLimits.summary + 1))).json()).toMatchObject({
      fields: [{ rule: 'too_long' }],
    })
    expect((await save('')).json()).toMatchObject({ summary: '' })
  })

  test('that is being written is seen by its owner alone', async () => {
    await save('存好的')
    await keep('還在改')
    expect(await read()).toMatchObject({ summary: '存好的', draft: '還在改' })
    expect(await read(reader)).toMatchObject({ summary: '存好的', draft: null, draftedAt: null })
    expect((await reader.browser.get(`/api/v2/ePortfolio/${id}`)).json()).toMatchObject({ summary: '存好的' })
  })

  test('that is again what was saved is no draft', async () => {
    await save('存好的')
    await keep('還在改')
    expect((await keep('存好的')).json()).toMatchObject({ draft: null, draftedAt: null })
  })

  test('is found in the exhibition by its words', async () => {
    await save('螢火蟲保育')
    const found = await reader.browser.get(`/api/v2/ePortfolio/exhibition?words=${encodeURIComponent('螢火')}`)
    expect(found.json().items).toMatchObject([{ id }])
  })

  test('is written by its owner alone, and not found where the e-portfolio is not', async () => {
    for (const answer of [await save('x', reader), await keep('x', reader), await suggest(randomUUID(), reader)]) {
      expect(answer.json()).toMatchObject({ code: 'NO_PERMISSION' })
    }
    expect(await history(reader)).toMatchObject({ code: 'NO_PERMISSION' })
    await product.platform.db.update(eportfolios).set({ visibility: 'private' }).where(eq(eportfolios.id, id))
    const missing = { code: 'EPORTFOLIO_NOT_FOUND' }
    for (const answer of [await save('x', reader), await keep('x', reader), await suggest(randomUUID(), reader)]) {
      expect(answer.json()).toMatchObject(missing)
    }
    for (const answer of [await read(reader), await history(reader)]) expect(answer).toMatchObject(missing)
  })
})

describe('a suggestion', () => {
  test('is made of what the document says, kept in the history, and saved nowhere else', async () => {
    const { suggestion, usage: used } = (await suggest()).json()
    expect(suggestion).toMatchObject({ engine: 'built_in', createdAt: product.clock.now().toISOString() })
    expect(countWords(suggestion.text)).toBeGreaterThanOrEqual(ePortfolioLimits.summaryWords.min)
    expect(countWords(suggestion.text)).toBeLessThanOrEqual(ePortfolioLimits.summaryWords.max)
    expect(used).toEqual({ used: 1, limit: 1, resetsAt: '2026-11-20T16:00:00.000Z' })
    expect(await history()).toEqual({ items: [suggestion] })
    expect(await read()).toEqual({ summary: '', draft: null, savedAt: null, draftedAt: null })
  })

  test('is had once a day without a plan, counted by the day in Taipei and over all e-portfolios', async () => {
    expect(await usage()).toMatchObject({ used: 0, limit: 1 })
    await suggest()
    const refused = await suggest()
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'SUGGESTION_LIMIT_REACHED' })
    const first = id
    id = await newEPortfolio(product, owner, { text })
    expect((await suggest()).json()).toMatchObject({ code: 'SUGGESTION_LIMIT_REACHED' })
    // The test clock starts at 10 o’clock in Taipei.
    product.clock.advance(14 * 3_600_000)
    expect(await usage()).toMatchObject({ used: 0, limit: 1 })
    expect((await suggest()).statusCode).toBe(200)
    product.clock.advance(-14 * 3_600_000)
    id = first
    expect((await history()).items).toHaveLength(1)
  })

  test('asked for again with the same client id, after or at once, is one', async () => {
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => suggest(clientId)))
    const again = await suggest(clientId)
    expect(new Set([...answers, again].map((answer) => answer.json().suggestion.id)).size).toBe(1)
    expect(await usage()).toMatchObject({ used: 1 })
  })

  test('asked for twice at once at the limit is one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => suggest()))
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 429, 429, 429, 429])
    expect(await usage()).toMatchObject({ used: 1 })
  })

  test.each([
    ['with Plus', { plan: 'plus' as const }],
    ['through the school', { plan: 'school' as const }],
    ['while trying Plus', { trialEndsAt: new Date('2026-12-01') }],
  ])('has no limit %s', async (_, facts) => {
    owner = await newPerson(product, facts)
    id = await newEPortfolio(product, owner, { text })
    for (let n = 0; n < 3; n += 1) expect((await suggest()).statusCode).toBe(200)
    expect(await usage()).toMatchObject({ used: 3, limit: null })
    expect((await history()).items).toHaveLength(3)
  })

  test('of a document that says too little is refused, and not counted', async () => {
    id = await newEPortfolio(product, owner, { text: '很短。' })
    expect((await suggest()).json()).toMatchObject({ code: 'NOTHING_TO_SUMMARISE' })
    id = await newEPortfolio(product, owner)
    expect((await suggest()).json()).toMatchObject({ code: 'NOTHING_TO_SUMMARISE' })
    expect(await usage()).toMatchObject({ used: 0 })
  })

  test('stays counted when its e-portfolio is deleted', async () => {
    await suggest()
    await product.platform.db.delete(eportfolios).where(eq(eportfolios.id, id))
    expect(await usage()).toMatchObject({ used: 1 })
  })
})
