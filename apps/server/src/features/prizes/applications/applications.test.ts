import { randomUUID } from 'node:crypto'
import type { Application } from '@learntrail/contract/prizes/applications'
import { prizeApplied, prizeRefused } from '@learntrail/contract/prizes/events'
import type { ApplicationDetails, HandledApplication, ListedApplication } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSealingKey, sealingKeys } from '../../../platform/sealing/sealing.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readPurse } from '../../rewards/index.ts'
import * as fixture from '../prizes.fixture.ts'

const { apply, applicationBody, applicationPath, handle, keptPath, newPrize, newSaver, readOwn, step } = fixture

let product: TestApp
let staff: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  staff = await fixture.newOperator(product)
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const purseOf = ({ id }: TestPerson) => readPurse(product.platform.db, id)
const stockOf = async (id: string) =>
  (await staff.browser.get(`${keptPath}/prizes/${id}`)).json<{ stock: number; received: number }>()
const ask = (person: TestPerson, body: object) => person.browser.post(applicationPath, body)
const handled = async (id: string) =>
  (await staff.browser.get(`${keptPath}/applications/${id}`)).json<HandledApplication>()
const queue = async (query: string) =>
  (await staff.browser.get(`${keptPath}/applications${query}`)).json<{ items: ListedApplication[] }>().items
const lookAt = async (id: string, reason = '要寄出獎品') =>
  (await fixture.newOperator(product)).browser.post(`${keptPath}/applications/${id}/details`, { reason })

describe('an application', () => {
  test('holds points and a piece from its first moment, and is one however often it is sent', async () => {
    const person = await newSaver(product, 50)
    const prize = await newPrize(staff, { points: 20, stock: 3 })
    const body = applicationBody(prize)
    const answers = await Promise.all([ask(person, body), ask(person, body), ask(person, body)])
    const ids = new Set(answers.map((answer) => answer.json<Application>().id))
    expect(ids.size).toBe(1)
    expect(await purseOf(person)).toEqual({ balance: 30, held: 20 })
    expect(await stockOf(prize.id)).toMatchObject({ stock: 2 })
    const [id = ''] = ids
    expect(await recordedEvents(product, prizeApplied, id)).toHaveLength(1)
    expect(await readOwn(person, id)).toMatchObject({
      state: 'underReview',
      points: 20,
      consent: null,
      code: null,
      can: { cancel: true, receive: false, askGuardian: false },
      trail: [{ state: 'underReview' }],
    })
  })

  test('goes from hand to hand to its end, by which its points are spent', async () => {
    const person = await newSaver(product, 50)
    const prize = await newPrize(staff, { points: 20 })
    const { id } = await apply(person, prize)
    await handle(staff, id, 'approve', 'prepare', 'send')
    expect(await readOwn(person, id)).toMatchObject({ state: 'sent', tracking: '郵局掛號 123', can: { receive: true } })
    const received = await person.browser.post(`${applicationPath}/${id}/received`)
    expect(received.json()).toMatchObject({ state: 'received', can: { receive: false } })
    const again = await person.browser.post(`${applicationPath}/${id}/received`)
    expect(again.json()).toMatchObject({ state: 'received' })
    expect(await purseOf(person)).toEqual({ balance: 30, held: 0 })
    expect(await stockOf(prize.id)).toMatchObject({ stock: 4, received: 1 })
    const trail = (await readOwn(person, id)).trail.map(({ state }) => state)
    expect(trail).toEqual(['underReview', 'approved', 'preparing', 'sent', 'received'])
  })

  test('that is refused gives points and piece back, with a reason that the applicant reads', async () => {
    const person = await newSaver(product, 20)
    const prize = await newPrize(staff, { points: 20, stock: 1 })
    const { id } = await apply(person, prize)
    await step(staff, id, { step: 'refuse', reason: '這個月已經換過了' })
    expect(await readOwn(person, id)).toMatchObject({ state: 'auditFailed', reason: '這個月已經換過了' })
    expect(await purseOf(person)).toEqual({ balance: 20, held: 0 })
    expect(await stockOf(prize.id)).toMatchObject({ stock: 1 })
    const [event] = await recordedEvents(product, prizeRefused, id)
    expect(event).toMatchObject({ actorId: null, data: { ownerId: person.id, byGuardian: false } })
  })

  test('is called off until it is being prepared, and its points come back once', async () => {
    const person = await newSaver(product, 40)
    const prize = await newPrize(staff, { points: 20, perPerson: 2 })
    const [one, other] = [await apply(person, prize), await apply(person, prize)]
    await handle(staff, one.id, 'approve')
    await handle(staff, other.id, 'approve', 'prepare')
    const cancel = (id: string) => person.browser.delete(`${applicationPath}/${id}`)
    expect((await cancel(one.id)).json()).toMatchObject({ state: 'cancelled' })
    expect((await cancel(one.id)).json()).toMatchObject({ state: 'cancelled' })
    expect(codeOf(await cancel(other.id))).toBe('APPLICATION_CHANGED')
    expect(await purseOf(person)).toEqual({ balance: 20, held: 20 })
  })

  test('is received by nobody before it was sent', async () => {
    const person = await newSaver(product)
    const { id } = await apply(person, await newPrize(staff))
    expect(codeOf(await person.browser.post(`${applicationPath}/${id}/received`))).toBe('APPLICATION_CHANGED')
  })

  test('is nobody else’s', async () => {
    const [person, other] = [await newSaver(product), await newSaver(product)]
    const { id } = await apply(person, await newPrize(staff))
    expect(codeOf(await other.browser.get(`${applicationPath}/${id}`))).toBe('APPLICATION_NOT_FOUND')
    expect(codeOf(await other.browser.delete(`${applicationPath}/${id}`))).toBe('APPLICATION_NOT_FOUND')
    expect(codeOf(await step(staff, randomUUID(), { step: 'approve' }))).toBe('APPLICATION_NOT_FOUND')
  })

  test('asks its guardian again only while one is asked', async () => {
    const person = await newSaver(product)
    const { id } = await apply(person, await newPrize(staff))
    expect(codeOf(await person.browser.post(`${applicationPath}/${id}/consent`, {}))).toBe('APPLICATION_CHANGED')
  })
})

describe('whoever applies', () => {
  test.each([
    ['has not enough points', { points: 101 }, {}, 'REWARDS_NOT_ENOUGH'],
    ['is too early', { startsAt: '2199-01-01T00:00:00.000Z' }, {}, 'PRIZE_NOT_OFFERED'],
    ['is too late', { endsAt: '2001-01-01T00:00:00.000Z' }, {}, 'PRIZE_NOT_OFFERED'],
    ['finds nothing left', { stock: 0 }, {}, 'PRIZE_RUN_OUT'],
    ['has seen other points', {}, { points: 19 }, 'PRIZE_CHANGED'],
    ['was asked for something else', {}, { asked: ['address'] }, 'PRIZE_CHANGED'],
    ['names no prize', {}, { prizeId: randomUUID() }, 'PRIZE_NOT_FOUND'],
  ])('and %s is refused, and nothing is held', async (_, prizeChange, change, expected) => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, prizeChange)
    expect(codeOf(await ask(person, applicationBody(prize, change)))).toBe(expected)
    expect(await purseOf(person)).toEqual({ balance: 100, held: 0 })
    expect(await stockOf(prize.id)).toMatchObject({ stock: prize.stock })
  })

  test('has so many of a prize, and not one more; what was called off does not count', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { points: 1, perPerson: 2 })
    const [one] = [await apply(person, prize), await apply(person, prize)]
    expect(codeOf(await ask(person, applicationBody(prize)))).toBe('PRIZE_HAD_ENOUGH')
    await person.browser.delete(`${applicationPath}/${one.id}`)
    expect((await ask(person, applicationBody(prize))).statusCode).toBe(200)
  })

  test('has so many applications under way, and not one more', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { points: 1, perPerson: 100, stock: 100 })
    for (let made = 0; made < prizeLimits.open; made += 1) await apply(person, prize)
    expect(codeOf(await ask(person, applicationBody(prize)))).toBe('APPLICATION_LIMIT_REACHED')
  })

  test('says what the form asks, is told of what is missing, and of what is not asked nothing is kept', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { asks: ['recipient', 'phone'] })
    const withoutPhone = applicationBody(prize, { details: fixture.detailsOf(['recipient']) })
    expect((await ask(person, withoutPhone)).json().fields).toEqual([{ path: 'details.phone', rule: 'required' }])
    const details = fixture.detailsOf(['recipient', 'address', 'phone', 'signature', 'guardian', 'idImages'])
    const { id } = await apply(person, prize, { details })
    expect((await handled(id)).holds).toEqual(['recipient', 'phone'])
    expect((await readOwn(person, id)).details).toEqual({
      recipient: '王小明',
      address: null,
      phone: '0912-345-678',
      signature: null,
      guardianEmail: null,
    })
    expect(product.mails.sent.filter(({ to }) => to === 'parent@example.com')).toEqual([])
  })

  test.each([
    ['recipient', { recipient: '王' }, 'too_short'],
    ['phone', { phone: '電話' }, 'phone'],
    ['address', { address: '台北' }, 'too_short'],
    ['signature', { signature: { lines: [] } }, 'required'],
    ['signature', { signature: { lines: [[[0, 1_001]]] } }, 'invalid'],
  ])('and gives a wrong %s is told so', async (part, details, rule) => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { asks: [part] })
    const answer = await ask(person, applicationBody(prize, { details }))
    expect(JSON.stringify(answer.json().fields)).toContain(`details.${part}`)
    expect(JSON.stringify(answer.json().fields)).toContain(rule)
  })

  test('signs by lines, which are read as they were drawn', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { asks: ['signature'] })
    const signature = {
      lines: [
        [
          [0, 0],
          [500, 1_000],
        ],
        [[1_000, 0]],
      ],
    }
    const { id } = await apply(person, prize, { details: { signature } })
    expect((await readOwn(person, id)).details.signature).toEqual(signature)
  })
})

describe('a prize that is a code', () => {
  test('gives one to each application as it is sent, to be read by its owner alone', async () => {
    const [one, other] = [await newSaver(product), await newSaver(product)]
    const prize = await newPrize(staff, { way: 'code' })
    await staff.browser.post(`${keptPath}/prizes/${prize.id}/codes`, { pasted: 'GIFT-ONE\nGIFT-TWO' })
    const [first, second] = [await apply(one, prize), await apply(other, prize)]
    await handle(staff, first.id, 'approve', 'prepare')
    expect((await readOwn(one, first.id)).code).toBeNull()
    await Promise.all([handle(staff, first.id, 'send'), handle(staff, second.id, 'approve', 'prepare', 'send')])
    const codes = [(await readOwn(one, first.id)).code, (await readOwn(other, second.id)).code]
    expect(codes.map((code) => code?.is === 'open' && code.code).toSorted()).toEqual(['GIFT-ONE', 'GIFT-TWO'])
    const shown = (await staff.browser.get(`${keptPath}/applications/${first.id}`)).body
    expect(shown).not.toContain('GIFT')
    expect(codeOf(await ask(await newSaver(product), applicationBody(prize)))).toBe('PRIZE_RUN_OUT')
  })
})

describe('staff', () => {
  test('find applications by state, prize and number, those that wait the oldest first', async () => {
    const prize = await newPrize(staff, { points: 1, stock: 9 })
    const people = [await newSaver(product), await newSaver(product), await newSaver(product)]
    const made: string[] = []
    for (const person of people) made.push((await apply(person, prize)).id)
    const [one = '', two = '', three = ''] = made
    await handle(staff, three, 'approve', 'prepare', 'send')
    const idsOf = async (query: string) => (await queue(`?prizeId=${prize.id}${query}`)).map(({ id }) => id)
    expect(await idsOf('&state=underReview')).toEqual([one, two])
    expect(await idsOf('')).toEqual([three, two, one])
    expect(await idsOf('&state=sent')).toEqual([three])
    const { number } = await readOwn(people[1] as TestPerson, two)
    expect(await idsOf(`&words=${number.toLowerCase().replace('-', ' ')}`)).toEqual([two])
    expect(await idsOf('&words=ZZZZ')).toEqual([])
  })

  test('see what an application holds for a reason, which is in the log before they do', async () => {
    const person = await newSaver(product)
    const prize = await newPrize(staff, { asks: ['recipient', 'address'] })
    const { id } = await apply(person, prize)
    expect(JSON.stringify(await handled(id))).not.toContain('內湖')
    const answer = await lookAt(id, '核對地址')
    expect(answer.json<ApplicationDetails>()).toEqual({
      recipient: { is: 'open', value: '王小明' },
      address: { is: 'open', value: '臺北市內湖區文德路 218 號' },
    })
    const { rows } = await product.platform.pool.query<{ reason: string }>(
      `select reason from audit_entries where act = 'application.looked' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ reason: '核對地址' }])
    expect((await lookAt(id, '')).json().fields).toMatchObject([{ path: 'reason', rule: 'required' }])
    expect(codeOf(await lookAt(randomUUID()))).toBe('APPLICATION_NOT_FOUND')
  })

  test('are told what no key reads, which stops nothing', async () => {
    const test = await createTestApp()
    try {
      const operator = await fixture.newOperator(test)
      const prize = await newPrize(operator, { asks: ['address'], way: 'posted' })
      const person = await newSaver(test)
      const { id } = await apply(person, prize)
      const coded = await newPrize(operator, { way: 'code' })
      await operator.browser.post(`${keptPath}/prizes/${coded.id}/codes`, { pasted: 'GIFT-ONE' })
      const waiting = await apply(person, coded)
      Object.assign(test.platform, { sealing: sealingKeys(newSealingKey()) })
      const looked = await operator.browser.post(`${keptPath}/applications/${id}/details`, { reason: '核對地址' })
      expect(looked.json()).toEqual({ address: { is: 'unreadable' } })
      expect((await readOwn(person, id)).details.address).toBeNull()
      await handle(operator, waiting.id, 'approve', 'prepare')
      const sent = await step(operator, waiting.id, { step: 'send', tracking: '' })
      expect(codeOf(sent)).toBe('PRIZE_CODE_UNREADABLE')
      expect(await readOwn(person, waiting.id)).toMatchObject({ state: 'preparing' })
    } finally {
      await test.close()
    }
  })

  test('of another level come nowhere near', async () => {
    for (const role of ['support', 'moderator'] as const) {
      const other = await newPerson(product, { role })
      expect(codeOf(await other.browser.get(`${keptPath}/applications`))).toBe('STAFF_LEVEL_REQUIRED')
    }
  })
})
