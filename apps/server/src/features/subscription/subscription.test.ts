import { planEnding, planGranted } from '@learntrail/contract/accounts/events'
import { loginFailures } from '@learntrail/contract/accounts/limits'
import { durations } from '@learntrail/contract/limits'
import type { PlanCode } from '@learntrail/contract/subscription/codes'
import { planCodeLimits } from '@learntrail/contract/subscription/limits'
import type { OwnPlan, PlanView } from '@learntrail/contract/subscription/subscription'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { grantPlan } from '../accounts/index.ts'
import { tellOfEndings } from '../accounts/plan-endings.service.ts'

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  staff = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const codesPath = '/api/v2/admin/plan-codes'
const about = { plan: 'plus', days: 30, count: 1, uses: 1, redeemable: 30, note: '教師研習' }
const inDays = (days: number) => new Date(product.clock.now().getTime() + days * durations.day)
const make = (change: object = {}) => staff.browser.post(codesPath, { ...about, ...change })
const newCode = async (change: object = {}) => (await make(change)).json<{ codes: string[] }>().codes[0] ?? ''
const redeem = (by: TestPerson, code: string) => by.browser.post('/api/v2/subscription/redeem', { code })
const planOf = async (by: TestPerson) => (await by.browser.get('/api/v2/subscription/current')).json<OwnPlan>()
const listed = async (query = '') =>
  (await staff.browser.get(`${codesPath}${query}`)).json<{ items: PlanCode[] }>().items
const refusal = (answer: { json(): { code?: string } }) => answer.json().code

describe('a code', () => {
  test('is redeemed whatever way it is typed, and says so', async () => {
    const person = await newPerson(product)
    const code = await newCode()
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const answer = await redeem(person, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
    expect(answer.json<OwnPlan>()).toMatchObject({
      plan: 'plus',
      isTrial: false,
      endsAt: inDays(30).toISOString(),
      former: [],
      grant: { source: 'code', reason: '教師研習', replacedAt: null },
    })
    const current = (await person.browser.get('/api/v2/users/current')).json()
    expect(current).toMatchObject({ subscribePlan: 'plus', subscriptionDays: 30 })
    expect(current.subscribedFeatures).toContain('chatroom')
    expect(await recordedEvents(product, planGranted, person.id)).toHaveLength(1)
    // Redeeming again changes nothing, and uses up no other person's place.
    expect((await redeem(person, code)).json<OwnPlan>().endsAt).toBe(inDays(30).toISOString())
    expect(await listed()).toContainEqual(expect.objectContaining({ ending: code.slice(-4), usedCount: 1 }))
  })

  test('follows a trial and what was redeemed before', async () => {
    const person = await newPerson(product, { trialEndsAt: inDays(10) })
    await redeem(person, await newCode())
    const { endsAt, former } = (await redeem(person, await newCode({ days: 5 }))).json<OwnPlan>()
    expect(endsAt).toBe(inDays(45).toISOString())
    expect(former).toMatchObject([{ endsAt: inDays(40).toISOString() }])
  })

  test('is for as many people as it says, also when two come at the same moment', async () => {
    const code = await newCode({ uses: 2 })
    const people = await Promise.all([1, 2, 3].map(() => newPerson(product)))
    const answers = await Promise.all(people.map((person) => redeem(person, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 410])
    expect(await listed('?state=used')).toContainEqual(
      expect.objectContaining({ ending: code.slice(-4), usedCount: 2 }),
    )
  })

  test('that is taken back or too old is over', async () => {
    const person = await newPerson(product)
    const [old, taken] = [await newCode({ redeemable: 1 }), await newCode()]
    const one = (await listed('?state=open')).find(({ ending }) => ending === taken.slice(-4))
    for (const _ of [1, 2]) {
      const answer = await staff.browser.delete(`${codesPath}/${one?.id}`)
      expect(answer.json<PlanCode>().state).toBe('revoked')
    }
    expect(refusal(await redeem(person, taken))).toBe('PLAN_CODE_OVER')
    product.clock.advance(durations.day)
    expect(refusal(await redeem(person, old))).toBe('PLAN_CODE_OVER')
    expect((await planOf(person)).plan).toBe('free')
    const { rows } = await product.platform.pool.query('select act from audit_entries where subject_id = $1', [one?.id])
    expect(rows).toEqual([{ act: 'code.made' }, { act: 'code.revoked' }])
  })

  test('is not spent on who needs none', async () => {
    const [endless, school] = [await newPerson(product, { plan: 'plus' }), await newPerson(product)]
    await grantPlan(product.platform, school.id, { plan: 'school', endsAt: inDays(3), reason: '全校開通' })
    const code = await newCode()
    expect(refusal(await redeem(endless, code))).toBe('PLAN_WITHOUT_END')
    expect(refusal(await redeem(school, code))).toBe('PLAN_OF_OTHER_KIND')
    expect((await redeem(await newPerson(product), code)).statusCode).toBe(200)
  })

  test('is guessed a few times only', async () => {
    const person = await newPerson(product)
    const code = await newCode()
    for (let tries = 0; tries < loginFailures.account; tries += 1) {
      expect(refusal(await redeem(person, 'AAAABBBBCCCC'))).toBe('PLAN_CODE_INVALID')
    }
    const answer = await redeem(person, code)
    expect(refusal(answer)).toBe('TOO_MANY_GUESSES')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(refusal(await redeem(person, 'AAAA'))).toBe('VALIDATION_FAILED')
  })

  test('is not in the database, nor told a second time', async () => {
    const code = await newCode()
    const { rows } = await product.platform.pool.query('select c::text as said from plan_codes c')
    expect(rows.filter(({ said }) => said.includes(code.replaceAll('-', '')))).toEqual([])
    expect(JSON.stringify(await listed())).not.toContain(code)
  })

  test.each([
    ['count', planCodeLimits.codes],
    ['uses', planCodeLimits.uses],
    ['days', planCodeLimits.days],
    ['redeemable', planCodeLimits.redeemable],
  ])('has a %s within its limits', async (name, { min, max }) => {
    for (const [value, status] of [
      [min - 1, 400],
      [min, 200],
      [max, 200],
      [max + 1, 400],
    ])
      expect((await make({ [name as string]: value })).statusCode).toBe(status)
  })

  test('has a note, of some length', async () => {
    expect((await make({ note: '' })).statusCode).toBe(400)
    expect((await make({ note: '字'.repeat(planCodeLimits.note) })).statusCode).toBe(200)
    expect((await make({ note: '字'.repeat(planCodeLimits.note + 1) })).statusCode).toBe(400)
  })

  test('shows staff who redeemed it', async () => {
    const person = await newPerson(product)
    const code = await newCode()
    await redeem(person, code)
    const { id } = (await listed()).find(({ ending }) => ending === code.slice(-4)) ?? {}
    const answer = await staff.browser.get(`${codesPath}/${id}/redemptions`)
    expect(answer.json()).toMatchObject({ items: [{ person: { id: person.id } }], nextCursor: null })
  })
})

describe('a plan that ends', () => {
  test('is told a week and a day ahead, each once, and not when it goes on meanwhile', async () => {
    const person = await newPerson(product, { trialEndsAt: inDays(6.5) })
    const later = await newPerson(product)
    await grantPlan(product.platform, later.id, { plan: 'plus', endsAt: inDays(8) })
    const told = async (of: TestPerson) =>
      (await recordedEvents(product, planEnding, of.id)).map(({ data }) => data.days)
    await tellOfEndings(product.platform)
    await tellOfEndings(product.platform)
    expect([await told(person), await told(later)]).toEqual([['7'], []])
    await untilHeard(product)
    const notices = async () =>
      (await person.browser.post('/api/v2/notice/get-notice', {})).json<{ items: { kind: string; place: object }[] }>()
        .items
    expect(await notices()).toMatchObject([{ kind: 'planEndingRooms', place: { type: 'subscription' } }])

    product.clock.advance(6 * durations.day)
    await tellOfEndings(product.platform)
    expect([await told(person), await told(later)]).toEqual([['7', '1'], ['7']])
    await redeem(person, await newCode())
    await untilHeard(product)
    expect((await notices()).map(({ kind }) => kind)).toEqual(['planGranted'])
  })

  test('says that rooms will be locked only where they will', async () => {
    const { config } = product.platform
    const featuresOf = config.planFeatures
    config.planFeatures = { ...featuresOf, free: featuresOf.plus }
    const person = await newPerson(product, { trialEndsAt: inDays(0.5) })
    await tellOfEndings(product.platform)
    config.planFeatures = featuresOf
    await untilHeard(product)
    const { items } = (await person.browser.post('/api/v2/notice/get-notice', {})).json<{ items: { kind: string }[] }>()
    expect(items.map(({ kind }) => kind)).toEqual(['planEnding'])
    expect((await recordedEvents(product, planEnding, person.id)).map(({ data }) => data.locks)).toEqual([[]])
  })

  test('stands before staff, the soonest first, without trials', async () => {
    const [first, second] = [await newPerson(product), await newPerson(product)]
    await newPerson(product, { trialEndsAt: inDays(2) })
    await grantPlan(product.platform, second.id, { plan: 'plus', endsAt: inDays(12.2) })
    await grantPlan(product.platform, first.id, { plan: 'school', endsAt: inDays(12.1) })
    const { items } = (await staff.browser.get('/api/v2/admin/plan-ends')).json<{
      items: { person: { id: string }; plan: string }[]
    }>()
    const own = items.filter(({ person }) => [first.id, second.id].includes(person.id))
    expect(own).toMatchObject([
      { person: { id: first.id }, plan: 'school' },
      { person: { id: second.id }, plan: 'plus' },
    ])
  })
})

test('a plan that is taken back is a former one', async () => {
  const person = await newPerson(product)
  await grantPlan(product.platform, person.id, { plan: 'plus', endsAt: null, reason: '感謝協助' })
  expect(await planOf(person)).toMatchObject({ plan: 'plus', endsAt: null, grant: { reason: '感謝協助' } })
  await grantPlan(product.platform, person.id, { plan: 'free', endsAt: null })
  expect(await planOf(person)).toMatchObject({ plan: 'free', grant: null, former: [{ reason: '感謝協助' }] })
})

test('plans are compared by what the operator has set, and by what this server has', async () => {
  const plansOf = async (of: TestApp) =>
    (await of.guest().get('/api/v2/subscription/plans')).json<{
      items: PlanView[]
      trialDays: number
      mail: string | null
    }>()
  const usual = await plansOf(product)
  expect(usual).toMatchObject({ trialDays: 30, mail: null })
  expect(usual.items.map(({ plan, features, prices }) => ({ plan, features, prices }))).toEqual([
    { plan: 'free', features: ['course', 'learning-group', 'self-directed-learning'], prices: [] },
    { plan: 'plus', features: ['course', 'learning-group', 'self-directed-learning', 'chatroom'], prices: [] },
    { plan: 'school', features: ['course', 'learning-group', 'self-directed-learning', 'chatroom'], prices: [] },
  ])
  const sold = await createTestApp({
    PRICE_PLUS_MONTH: '99',
    PLAN_FREE_FEATURES: 'none',
    PLAN_MAIL: 'plans@example.test',
  })
  const { items, mail } = await plansOf(sold)
  expect(mail).toBe('plans@example.test')
  expect(items).toMatchObject([
    { features: [], prices: [] },
    { prices: [{ period: 'month', amount: 99 }] },
    { prices: [] },
  ])
  await sold.close()
})
