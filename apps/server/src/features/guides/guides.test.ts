import { randomUUID } from 'node:crypto'
import { guideKinds, guideQuestions } from '@learntrail/contract/guides/guide-questions'
import { guideLimits } from '@learntrail/contract/guides/limits'
import { postLimits } from '@learntrail/contract/posts/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { guideSamples } from './guide-samples.texts.ts'

const address = '/api/v2/guide/guide-portfolio'
let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const writing = {
  kind: 'learning_records',
  base: null as string | null,
  answers: {} as Record<string, string>,
  own: [] as { heading: string; text: string }[],
  title: '',
  date: null as string | null,
  classification: null as string | null,
  tags: [] as string[],
  customTags: [] as string[],
  step: 0,
}
const save = (change: Partial<typeof writing>, by = person) => by.browser.put(address, { ...writing, ...change })
const list = async (by = person) => (await by.browser.get(address)).json().items

beforeAll(async () => {
  person = await newPerson(product)
})

describe('an unfinished guide', () => {
  test('is there on every device, one of a kind, until it starts over', async () => {
    const fresh = await newPerson(product)
    expect(await list(fresh)).toEqual([])
    const saved = (await save({ answers: { did: '量了三個點' }, step: 1 }, fresh)).json()
    expect(saved).toMatchObject({ kind: 'learning_records', answers: { did: '量了三個點' }, step: 1, tags: [] })
    await save({ kind: 'event_quest', answers: { goal: '撿完 300 公尺' } }, fresh)
    expect(await list(fresh)).toMatchObject([{ kind: 'event_quest' }, saved])

    for (const _again of [1, 2]) {
      const answer = await fresh.browser.delete(`${address}?kind=learning_records`)
      expect(answer.json()).toEqual({ ok: true })
    }
    expect(await list(fresh)).toMatchObject([{ kind: 'event_quest' }])
    expect(await list(person)).toEqual([])
  })

  test('goes on from the revision it was read at, and refuses what was written on an older one', async () => {
    const fresh = await newPerson(product)
    const first = (await save({ answers: { did: '一' } }, fresh)).json()
    const second = (await save({ base: first.revision, answers: { did: '二' } }, fresh)).json()
    expect(second.revision).not.toBe(first.revision)
    for (const base of [null, first.revision, randomUUID()]) {
      const answer = await save({ base, answers: { did: '三' } }, fresh)
      expect(answer.json()).toMatchObject({ code: 'GUIDE_CHANGED', status: 409 })
    }
    expect(await list(fresh)).toEqual([second])
  })

  test('saved again after a lost answer is as it is', async () => {
    const fresh = await newPerson(product)
    const first = (await save({ answers: { did: '一' } }, fresh)).json()
    expect((await save({ answers: { did: '一' } }, fresh)).json()).toEqual(first)
  })

  test('saved many times at once for the first time is one', async () => {
    const fresh = await newPerson(product)
    const answers = await Promise.all(['一', '二', '三', '四'].map((did) => save({ answers: { did } }, fresh)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  test('that was removed on another device is kept when somebody writes on', async () => {
    const fresh = await newPerson(product)
    const { revision } = (await save({ answers: { did: '一' } }, fresh)).json()
    await fresh.browser.delete(`${address}?kind=learning_records`)
    expect((await save({ base: revision, answers: { did: '二' } }, fresh)).statusCode).toBe(200)
  })

  test('of a suspended account is read and not changed', async () => {
    const suspended = await newPerson(product, { suspendedAt: product.clock.now() })
    expect((await suspended.browser.get(address)).statusCode).toBe(200)
    expect((await save({}, suspended)).json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  })
})

describe('limits of a guide', () => {
  const own = (count: number, text = '') => Array.from({ length: count }, () => ({ heading: '', text }))
  const six = (text: string) => Object.fromEntries(guideQuestions.learning_records.map((key) => [key, text]))
  const full = '字'.repeat(guideLimits.answer)

  test.each([
    ['an answer of 1000 characters', { answers: { did: full } }],
    ['1000 rare characters', { answers: { did: '🎓'.repeat(guideLimits.answer) } }],
    ['15000 characters in all', { answers: six(full), own: own(9, full) }],
    ['ten questions of one’s own', { own: own(10) }],
    ['a heading of 60', { own: [{ heading: '字'.repeat(guideLimits.heading), text: '' }] }],
    ['a title of 120', { title: '字'.repeat(postLimits.title) }],
  ])('%s is accepted', async (_what, change) => {
    const fresh = await newPerson(product)
    expect((await save(change, fresh)).statusCode).toBe(200)
  })

  test.each([
    ['answers.did', 'too_long', { answers: { did: `${full}字` } }],
    ['answers', 'too_long', { answers: six(full), own: [...own(9, full), { heading: '一', text: '' }] }],
    ['own', 'too_many', { own: own(11) }],
    ['own.0.text', 'too_long', { own: own(1, `${full}字`) }],
    ['own.0.heading', 'too_long', { own: [{ heading: '字'.repeat(61), text: '' }] }],
    ['title', 'too_long', { title: '字'.repeat(postLimits.title + 1) }],
    ['answers', 'invalid', { answers: { goal: '別的引導的問題' } }],
    ['kind', 'invalid', { kind: 'magic' }],
    ['tags.0', 'invalid', { tags: ['magic'] }],
    ['tags', 'duplicate', { tags: ['creativity', 'creativity'] }],
    ['classification', 'invalid', { classification: 'magic' }],
    ['date', 'invalid', { date: '2026-02-30' }],
    ['step', 'invalid', { step: -1 }],
  ])('past it is refused: %s %s', async (path, rule, change) => {
    const answer = await save(change)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, rule }] })
  })
})

describe('a sample', () => {
  test.each(guideKinds)('of %s answers every question in both languages', async (kind) => {
    for (const locale of ['tw', 'en'] as const) {
      const answer = await person.browser.get(`/api/v2/guide/guide-sample?kind=${kind}&locale=${locale}`)
      expect(answer.json()).toEqual({ kind, ...guideSamples[locale][kind] })
      expect(Object.keys(answer.json().answers)).toEqual([...guideQuestions[kind]])
      for (const text of Object.values<string>(answer.json().answers)) {
        expect([...text].length).toBeLessThanOrEqual(guideLimits.answer)
      }
    }
  })
})
