import { randomUUID } from 'node:crypto'
import { accountDurations } from '@learntrail/contract/accounts/limits'
import { durations } from '@learntrail/contract/limits'
import {
  paymentTold,
  planOrderCancelled,
  planOrdered,
  planOrderGranted,
  planOrderRefused,
} from '@learntrail/contract/subscription/events'
import { orderLimits } from '@learntrail/contract/subscription/limits'
import type { ListedOrder, Order } from '@learntrail/contract/subscription/orders'
import type { OwnPlan, PlanView } from '@learntrail/contract/subscription/subscription'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayAfter, dayIn } from '../../platform/clock/taipei.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { recordedEvents } from '../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { grantPlan } from '../accounts/index.ts'
import { eraseDueAccounts } from '../leaving/erase-account.service.ts'
import { forgetOrders } from './order-decisions.service.ts'
import { sold } from './orders.fixture.ts'
import { planOrders } from './subscription.tables.ts'

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp(sold)
  staff = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const ordersPath = '/api/v2/subscription/orders'
const queuePath = '/api/v2/admin/plan-orders'
const today = () => dayIn(product.clock.now())
const inDays = (days: number) => new Date(product.clock.now().getTime() + days * durations.day)
const refusal = (answer: { json(): { code?: string } }) => answer.json().code
const wrongField = (answer: { json(): { fields?: object[] } }) => answer.json().fields

const ask = (by: TestPerson, change: object = {}) =>
  by.browser.post(ordersPath, { clientId: randomUUID(), period: 'month', ...change })
const order = async (by: TestPerson, change: object = {}) => (await ask(by, change)).json<Order>()
const payment = (change: object = {}) => ({ digits: '54321', paidOn: today(), amount: 99, ...change })
const tell = (by: TestPerson, id: string, change: object = {}) =>
  by.browser.post(`${ordersPath}/${id}/payment`, payment(change))
const cancel = (by: TestPerson, id: string) => by.browser.delete(`${ordersPath}/${id}`)
const own = async (by: TestPerson) => (await by.browser.get(ordersPath)).json<{ items: Order[] }>().items
const queue = async (query = '?state=told') =>
  (await staff.browser.get(`${queuePath}${query}`)).json<{ items: ListedOrder[] }>().items
const numbers = async (query: string) => (await queue(query)).map(({ number }) => number)
const told = async (by: TestPerson, change: object = {}) => (await tell(by, (await order(by)).id, change)).json<Order>()
const grantBy = (by: TestPerson, { id, payment: seen }: Order) =>
  by.browser.post(`${queuePath}/${id}/grant`, { toldAt: seen?.toldAt })
/** By an operator who has just signed in. */
const grant = async (paid: Order) => grantBy(await newPerson(product, { role: 'operator' }), paid)
const turnDown = ({ id, payment: seen }: Order, reason = '帳上沒有這筆款項') =>
  staff.browser.post(`${queuePath}/${id}/refuse`, { toldAt: seen?.toldAt, reason })
const planOf = async (by: TestPerson) => (await by.browser.get('/api/v2/subscription/current')).json<OwnPlan>()
const countOf = async (kind: Parameters<typeof recordedEvents>[1], id: string) =>
  (await recordedEvents(product, kind, id)).length

describe('an order', () => {
  test('says what is paid, where to and until when, and is one however often it is sent', async () => {
    const person = await newPerson(product)
    expect((await planOf(person)).hasOrders).toBe(false)
    const clientId = randomUUID()
    const made = await order(person, { clientId, period: 'year' })
    expect(made).toMatchObject({
      plan: 'plus',
      period: 'year',
      amount: 990,
      state: 'waiting',
      payment: null,
      reason: '',
      payBy: dayAfter(today(), 7),
      payTo: { bankCode: '822', bankName: '中國信託', account: '901-540-123456', accountName: '學跡有限公司' },
    })
    expect(made.number).toMatch(/^\d{6}-[A-Z2-9]{6}$/)
    expect(await order(person, { clientId, period: 'year' })).toEqual(made)
    expect(await own(person)).toEqual([made])
    expect((await planOf(person)).hasOrders).toBe(true)
    expect(await recordedEvents(product, planOrdered, made.id)).toMatchObject([
      { actorId: person.id, data: { ownerId: person.id, name: made.number } },
    ])
  })

  test('is its orderer’s and the operators’ alone', async () => {
    const [person, other] = [await newPerson(product), await newPerson(product)]
    const { id } = await order(person)
    expect(await own(other)).toEqual([])
    for (const answer of [await tell(other, id), await cancel(other, id)]) {
      expect([answer.statusCode, refusal(answer)]).toEqual([404, 'ORDER_NOT_FOUND'])
    }
    const moderator = await newPerson(product, { role: 'moderator' })
    expect(refusal(await moderator.browser.get(queuePath))).toBe('STAFF_LEVEL_REQUIRED')
    expect((await own(person))[0]?.state).toBe('waiting')
  })

  test('is one of a few that wait at a time, also when several come at the same moment', async () => {
    const person = await newPerson(product)
    const answers = await Promise.all(Array.from({ length: orderLimits.open + 1 }, () => ask(person)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array.from({ length: orderLimits.open }, () => 200),
      429,
    ])
    const [first] = await own(person)
    await cancel(person, first?.id ?? '')
    expect((await ask(person)).statusCode).toBe(200)
  })

  test('is one of a few of a day', async () => {
    const person = await newPerson(product)
    for (let made = 0; made < orderLimits.daily; made += 1) await cancel(person, (await order(person)).id)
    expect(refusal(await ask(person))).toBe('ORDER_LIMIT_REACHED')
    product.clock.advance(durations.day)
    expect((await ask(person)).statusCode).toBe(200)
  })

  test('is not taken of whoever could not be given the plan', async () => {
    const [endless, school] = [await newPerson(product, { plan: 'plus' }), await newPerson(product)]
    await grantPlan(product.platform, school.id, { plan: 'school', endsAt: inDays(3) })
    expect(refusal(await ask(endless))).toBe('ORDER_NOT_NEEDED')
    expect(refusal(await ask(school))).toBe('ORDER_OF_OTHER_PLAN')
    expect([await own(endless), await own(school)]).toEqual([[], []])
  })

  test('expires at the end of its last day in Taiwan, and counts no more against another', async () => {
    const person = await newPerson(product)
    const { payBy, id } = await order(person)
    const end = Date.parse(`${dayAfter(payBy)}T00:00:00+08:00`)
    product.clock.advance(end - 1 - product.clock.now().getTime())
    expect((await own(person))[0]?.state).toBe('waiting')
    product.clock.advance(1)
    expect((await own(person))[0]?.state).toBe('expired')
    expect(await numbers('?state=expired')).toContain((await own(person))[0]?.number)
    // A payment in time that is reported late is accepted; one after the end belongs to another order.
    expect(wrongField(await tell(person, id))).toEqual([{ path: 'paidOn', rule: 'after_order' }])
    expect((await tell(person, id, { paidOn: payBy })).json<Order>().state).toBe('told')
  })

  test('is cancelled once, and not while staff look for its money', async () => {
    const person = await newPerson(product)
    const { id } = await order(person)
    for (const _ of [1, 2]) expect((await cancel(person, id)).json<Order>().state).toBe('cancelled')
    expect(await countOf(planOrderCancelled, id)).toBe(1)
    expect(refusal(await tell(person, id))).toBe('ORDER_CHANGED')
    const looked = await told(person)
    expect(refusal(await cancel(person, looked.id))).toBe('ORDER_CHANGED')
  })
})

describe('what is told of a payment', () => {
  test.each([
    ['54321', 200],
    [' ５４ ３２-１ ', 200],
    ['00000', 200],
    ['5432', 400],
    ['543210', 400],
    ['5432a', 400],
    ['５４３２a', 400],
  ])('has five digits, however they are typed: %s', async (digits, status) => {
    const person = await newPerson(product)
    const { id } = await order(person)
    const answer = await tell(person, id, { digits })
    expect(answer.statusCode).toBe(status)
    if (status === 200) expect(answer.json<Order>().payment?.digits).toMatch(/^[0-9]{5}$/)
    else expect(wrongField(answer)).toEqual([{ path: 'digits', rule: 'last_digits' }])
  })

  test.each([
    [0, 400],
    [1, 200],
    [orderLimits.amount.max, 200],
    [orderLimits.amount.max + 1, 400],
    [99.5, 400],
  ])('has a whole amount within limits: %s', async (amount, status) => {
    const person = await newPerson(product)
    expect((await tell(person, (await order(person)).id, { amount })).statusCode).toBe(status)
  })

  test('has a day from that of the order to today', async () => {
    const person = await newPerson(product)
    const { id } = await order(person)
    const on = (paidOn: string) => tell(person, id, { paidOn })
    expect(wrongField(await on(dayAfter(today(), -1)))).toEqual([{ path: 'paidOn', rule: 'before_order' }])
    expect(wrongField(await on(dayAfter(today())))).toEqual([{ path: 'paidOn', rule: 'in_future' }])
    expect((await own(person))[0]?.state).toBe('waiting')
    expect((await on(today())).json<Order>()).toMatchObject({ state: 'told', payment: { paidOn: today() } })
  })

  test('is put right until it is matched; the same again changes nothing', async () => {
    const person = await newPerson(product)
    const first = await told(person)
    product.clock.advance(1_000)
    expect((await tell(person, first.id)).json()).toEqual(first)
    const right = (await tell(person, first.id, { digits: '11111' })).json<Order>()
    expect(right.payment).toMatchObject({ digits: '11111' })
    expect(await countOf(paymentTold, first.id)).toBe(2)
    // Staff who saw the former payment cannot decide on the new one.
    expect([refusal(await grant(first)), refusal(await turnDown(first))]).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED'])
    expect((await grant(right)).statusCode).toBe(200)
    expect(refusal(await tell(person, first.id, { digits: '22222' }))).toBe('ORDER_CHANGED')
  })
})

describe('staff', () => {
  test('see what was told of, the oldest first, and find it by its number and by its digits', async () => {
    const [first, second] = [await newPerson(product), await newPerson(product)]
    const one = await told(first, { digits: '70001' })
    const two = await told(second, { digits: '70002' })
    const waiting = await order(second)
    const shown = await numbers('?state=told')
    expect(shown.indexOf(one.number)).toBeGreaterThanOrEqual(0)
    expect(shown.indexOf(one.number)).toBeLessThan(shown.indexOf(two.number))
    expect(shown).not.toContain(waiting.number)
    expect(await numbers('?words=70002')).toEqual([two.number])
    const typed = encodeURIComponent(` ${one.number.toLowerCase().replace('-', ' ')} `)
    expect(await numbers(`?words=${typed}`)).toEqual([one.number])
    expect(await numbers('?words=%25')).toEqual([])
    expect((await staff.browser.get(`${queuePath}?words=${'9'.repeat(orderLimits.words + 1)}`)).statusCode).toBe(400)
    expect((await queue('?words=70001'))[0]).toMatchObject({ person: { id: first.id }, decidedBy: null })
    const rooms = (await staff.browser.get('/api/v2/admin/rooms')).json<{
      rooms: { room: string; waiting: number }[]
    }>()
    expect(rooms.rooms.find(({ room }) => room === 'orders')?.waiting).toBe((await queue()).length)
  })

  test('give the plan once, also when two press at the same moment', async () => {
    const person = await newPerson(product, { trialEndsAt: inDays(10) })
    const paid = await told(person)
    const [one, two] = [await newPerson(product, { role: 'operator' }), await newPerson(product, { role: 'operator' })]
    const answers = await Promise.all([grantBy(one, paid), grantBy(two, paid), grantBy(one, paid)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    // The days of the trial are kept.
    expect(await planOf(person)).toMatchObject({
      plan: 'plus',
      isTrial: false,
      endsAt: inDays(41).toISOString(),
      former: [],
      grant: { source: 'order', reason: paid.number },
    })
    expect((await own(person))[0]).toMatchObject({ state: 'granted', grantedUntil: inDays(41).toISOString() })
    expect(await countOf(planOrderGranted, paid.id)).toBe(1)
    const { rows } = await product.platform.pool.query('select act, data from audit_entries where subject_id = $1', [
      paid.id,
    ])
    expect(rows).toMatchObject([{ act: 'order.granted', data: { accountId: person.id, plan: 'plus' } }])
    await untilHeard(product)
    const notices = (await person.browser.post('/api/v2/notice/get-notice', {})).json<{ items: { kind: string }[] }>()
    expect(notices.items.map(({ kind }) => kind)).toEqual(['planGranted'])
    expect(refusal(await turnDown(paid))).toBe('ORDER_CHANGED')
  })

  test.each([
    ['tw', '方案收據', ['Plus 一個月', '收到的金額：新台幣 1,099 元', '匯款日期：', '開通的帳號：']],
    ['en', 'Receipt for Plus', ['Plus for a month', 'Amount received: NT$1,099', 'Paid on: ', 'For: ']],
  ] as const)('send the receipt in the language of whoever paid: %s', async (locale, subject, lines) => {
    const person = await newPerson(product, { locale, fullName: '林&小雨' })
    const paid = await told(person, { amount: 1_099 })
    await grant(paid)
    const mail = await product.mails.next(person.email)
    expect(mail.subject).toContain(`${subject} ${paid.number}`.replace('Plus ', locale === 'en' ? 'Plus, ' : 'Plus '))
    for (const line of [...lines, paid.number, today(), '林&小雨', '學跡有限公司', '/account/orders']) {
      expect(mail.text).toContain(line)
    }
    expect(mail.html).toContain('林&amp;小雨')
    expect(mail.text).not.toContain('54321')
  })

  test('say why a payment was not found, and it is told of anew', async () => {
    const person = await newPerson(product)
    const paid = await told(person)
    expect((await turnDown(paid, '')).statusCode).toBe(400)
    expect((await turnDown(paid, '字'.repeat(orderLimits.reason + 1))).statusCode).toBe(400)
    const reason = '字'.repeat(orderLimits.reason)
    for (const _ of [1, 2]) expect((await turnDown(paid, reason)).statusCode).toBe(200)
    expect(await countOf(planOrderRefused, paid.id)).toBe(1)
    expect((await own(person))[0]).toMatchObject({ state: 'refused', reason })
    expect((await planOf(person)).plan).toBe('free')
    await untilHeard(product)
    const notices = async () =>
      (await person.browser.post('/api/v2/notice/get-notice', {})).json<{ items: object[] }>().items
    expect(await notices()).toMatchObject([
      {
        kind: 'planOrderRefused',
        title: paid.number,
        excerpt: expect.stringContaining('字'),
        place: { type: 'orders' },
      },
    ])
    product.clock.advance(1_000)
    const again = (await tell(person, paid.id, { digits: '99999' })).json<Order>()
    expect(again).toMatchObject({ state: 'told', reason: '', decidedAt: null })
    expect(await notices()).toEqual([])
    expect((await grant(again)).json<ListedOrder>()).toMatchObject({ state: 'granted', payment: { digits: '99999' } })
  })

  test('give nothing that would take another plan’s place', async () => {
    const person = await newPerson(product)
    const paid = await told(person)
    await grantPlan(product.platform, person.id, { plan: 'school', endsAt: inDays(30) })
    expect(refusal(await grant(paid))).toBe('ORDER_OF_OTHER_PLAN')
    expect((await own(person))[0]?.state).toBe('told')
  })

  test('show again who they are before they give one', async () => {
    const person = await newPerson(product)
    const paid = await told(person)
    const late = await newPerson(product, { role: 'operator' })
    product.clock.advance(durations.hour)
    expect(refusal(await grantBy(late, paid))).toBe('PROOF_REQUIRED')
    expect((await own(person))[0]?.state).toBe('told')
  })
})

test('of an account that ends, what was paid stays for the books and names nobody; the rest goes', async () => {
  const test = await createTestApp(sold)
  const operator = await newPerson(test, { role: 'operator' })
  const person = await newPerson(test)
  const make = async () =>
    (await person.browser.post(ordersPath, { clientId: randomUUID(), period: 'month' })).json<Order>().id
  const paidOn = dayIn(test.clock.now())
  const [paid] = [await make(), await make()]
  const answer = await person.browser.post(`${ordersPath}/${paid}/payment`, { digits: '54321', paidOn, amount: 99 })
  await operator.browser.post(`${queuePath}/${paid}/grant`, { toldAt: answer.json<Order>().payment?.toldAt })
  const { db } = test.platform
  await db.update(accounts).set({ deletedAt: test.clock.now() }).where(eq(accounts.id, person.id))
  test.clock.advance(accountDurations.deletionBuffer)
  await eraseDueAccounts(test.platform)
  expect(await db.select().from(planOrders)).toMatchObject([
    { id: paid, accountId: null, digits: null, amount: 99, paidOn, state: 'granted' },
  ])
  // After years, paid orders are deleted as well.
  await forgetOrders(test.platform)
  expect(await db.$count(planOrders)).toBe(1)
  test.clock.advance(orderLimits.keptYears * 366 * durations.day)
  await forgetOrders(test.platform)
  expect(await db.$count(planOrders)).toBe(0)
  await test.close()
})

test('what gave no plan goes after a year, unless staff have yet to look at it', async () => {
  const person = await newPerson(product)
  const [gone, looked] = [await order(person), await told(person)]
  const left = async () => {
    await forgetOrders(product.platform)
    const rows = await product.platform.db.select().from(planOrders).where(eq(planOrders.accountId, person.id))
    return rows.map(({ id }) => id).sort()
  }
  product.clock.advance(orderLimits.keptDays * durations.day)
  expect(await left()).toEqual([gone.id, looked.id].sort())
  product.clock.advance(1)
  expect(await left()).toEqual([looked.id])
})

test('without an account or a price nothing is ordered, and the plans say so', async () => {
  const shown = async (of: TestApp) =>
    (await of.guest().get('/api/v2/subscription/plans')).json<{
      items: PlanView[]
      canOrder: boolean
      orderDays: number
    }>()
  expect(await shown(product)).toMatchObject({ canOrder: true, orderDays: 7 })
  const { BANK_CODE: _, BANK_NAME: __, BANK_ACCOUNT: ___, BANK_ACCOUNT_NAME: ____, ...priced } = sold
  const unpaid = await createTestApp(priced)
  expect((await shown(unpaid)).canOrder).toBe(false)
  expect(refusal(await ask(await newPerson(unpaid)))).toBe('ORDERS_NOT_TAKEN')
  await unpaid.close()
  const monthly = await createTestApp({ ...sold, PRICE_PLUS_YEAR: '' })
  const person = await newPerson(monthly)
  expect(refusal(await ask(person, { period: 'year' }))).toBe('ORDERS_NOT_TAKEN')
  expect((await ask(person)).statusCode).toBe(200)
  await monthly.close()
})
