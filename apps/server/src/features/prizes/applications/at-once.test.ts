import { accountDurations } from '@learntrail/contract/accounts/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { eraseDueAccounts } from '../../leaving/erase-account.service.ts'
import { readPurse } from '../../rewards/index.ts'
import { proveRewards } from '../../rewards/ledger/prove-ledger.service.ts'
import * as fixture from '../prizes.fixture.ts'

/*
 * Two steps at once: whichever comes first, the end is consistent, points and pieces add up, and the later one is told
 * so.
 */

const { apply, applicationBody, applicationPath, consentToken, handle, keptPath, newPrize, newSaver, step } = fixture

let product: TestApp
let staff: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  staff = await fixture.newOperator(product)
  colleague = await fixture.newOperator(product)
})
afterAll(async () => {
  expect(await drifting()).toBe(0)
  await product.close()
})

/** How many accounts have a balance other than the sum of their entries. */
const drifting = async () => (await proveRewards(product.platform)).drifting

type Outcome = string
type Ask = () => PromiseLike<{ statusCode: number; json(): { code?: string } }>
const outcome = async (ask: Ask): Promise<Outcome> => {
  const answer = await ask()
  return answer.statusCode === 200 ? 'done' : (answer.json().code ?? '')
}

const inOrder = async (one: Ask, other: Ask) => [await outcome(one), await outcome(other)]
const inOtherOrder = async (one: Ask, other: Ask) => [await outcome(other), await outcome(one)].toReversed()
const atOnce = (one: Ask, other: Ask) => Promise.all([outcome(one), outcome(other)])

const stateOf = async (id: string) =>
  (await staff.browser.get(`${keptPath}/applications/${id}`)).json<{ state: string }>().state
const stockOf = async (id: string) =>
  (await staff.browser.get(`${keptPath}/prizes/${id}`)).json<{ stock: number }>().stock
const purseOf = ({ id }: TestPerson) => readPurse(product.platform.db, id)

async function applied(steps: ('approve' | 'prepare' | 'send')[] = [], change: object = {}) {
  const person = await newSaver(product, 20)
  const prize = await newPrize(staff, { points: 20, stock: 1, ...change })
  const { id } = await apply(person, prize)
  await handle(staff, id, ...steps)
  return { person, prize, id, cancel: () => person.browser.delete(`${applicationPath}/${id}`) }
}

/** Whether points and piece are held by the application, spent, or back. */
async function whereIsAll({ person, prize }: Awaited<ReturnType<typeof applied>>) {
  return { ...(await purseOf(person)), stock: await stockOf(prize.id) }
}
const isHeld = { balance: 0, held: 20, stock: 0 }
const isBack = { balance: 20, held: 0, stock: 1 }

describe('two of the staff', () => {
  test.each([
    ['one after the other', inOrder],
    ['at the same moment', atOnce],
  ])('who approve, %s: one does it, the other is told that it is done', async (_, run) => {
    const it = await applied()
    const outcomes = await run(
      () => step(staff, it.id, { step: 'approve' }),
      () => step(colleague, it.id, { step: 'approve' }),
    )
    expect(outcomes.toSorted()).toEqual(['APPLICATION_STEP_DONE', 'done'])
    expect(await stateOf(it.id)).toBe('approved')
    expect(await whereIsAll(it)).toEqual(isHeld)
  })

  test('one of whom presses twice, are both answered', async () => {
    const it = await applied()
    const press = () => step(staff, it.id, { step: 'approve' })
    expect(await inOrder(press, press)).toEqual(['done', 'done'])
  })

  test.each([
    ['approving first', inOrder, ['done', 'APPLICATION_CHANGED'], 'approved', isHeld],
    ['refusing first', inOtherOrder, ['APPLICATION_CHANGED', 'done'], 'auditFailed', isBack],
  ])('of whom one approves and one refuses, %s: whoever is first decides', async (_, run, outcomes, state, all) => {
    const it = await applied()
    const said = await run(
      () => step(staff, it.id, { step: 'approve' }),
      () => step(colleague, it.id, { step: 'refuse', reason: '請換一個' }),
    )
    expect(said).toEqual(outcomes)
    expect(await stateOf(it.id)).toBe(state)
    expect(await whereIsAll(it)).toEqual(all)
  })
})

describe('a pupil who calls it off', () => {
  test.each([
    ['after staff approved', inOrder, ['done', 'done']],
    ['before staff approve', inOtherOrder, ['APPLICATION_CHANGED', 'done']],
    ['while staff approve', atOnce, undefined],
  ])('%s: it is called off either way', async (_, run, outcomes) => {
    const it = await applied()
    const said = await run(() => step(staff, it.id, { step: 'approve' }), it.cancel)
    if (outcomes !== undefined) expect(said).toEqual(outcomes)
    expect(said[1]).toBe('done')
    expect(await stateOf(it.id)).toBe('cancelled')
    expect(await whereIsAll(it)).toEqual(isBack)
  })

  test.each([
    ['after it is prepared', inOrder, ['done', 'APPLICATION_CHANGED'], 'preparing', isHeld],
    ['before it is prepared', inOtherOrder, ['APPLICATION_CHANGED', 'done'], 'cancelled', isBack],
  ])('%s: whoever is first decides', async (_, run, outcomes, state, all) => {
    const it = await applied(['approve'])
    expect(await run(() => step(staff, it.id, { step: 'prepare' }), it.cancel)).toEqual(outcomes)
    expect(await stateOf(it.id)).toBe(state)
    expect(await whereIsAll(it)).toEqual(all)
  })
})

describe('a guardian who refuses', () => {
  test.each([
    ['before staff approve', inOrder, ['done', 'APPLICATION_CHANGED']],
    ['after staff tried to approve', inOtherOrder, ['done', 'APPLICATION_WAITS_FOR_GUARDIAN']],
  ])('%s: it is refused either way', async (_, run, outcomes) => {
    const email = `parent.${run.name.toLowerCase()}@example.com`
    const it = await applied([], { asks: ['guardian'] })
    await it.person.browser.post(`${applicationPath}/${it.id}/consent`, { guardian: { email } })
    const token = await consentToken(product, email)
    const refuse = () => product.guest().post('/api/v2/rewards/consent/answer', { token, answer: 'refused' })
    expect(await run(refuse, () => step(staff, it.id, { step: 'approve' }))).toEqual(outcomes)
    expect(await stateOf(it.id)).toBe('auditFailed')
    expect(await whereIsAll(it)).toEqual(isBack)
  })
})

test('of two who apply for the last piece at the same moment one has it, and the other keeps their points', async () => {
  const [one, other] = [await newSaver(product, 20), await newSaver(product, 20)]
  const prize = await newPrize(staff, { points: 20, stock: 1 })
  const ask = (person: TestPerson) => () => person.browser.post(applicationPath, applicationBody(prize))
  expect((await atOnce(ask(one), ask(other))).toSorted()).toEqual(['PRIZE_RUN_OUT', 'done'])
  const purses = [await purseOf(one), await purseOf(other)]
  expect(purses.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([0, 20])
  expect(await stockOf(prize.id)).toBe(0)
})

test('with points for one prize, somebody who applies for two at the same moment has one', async () => {
  const person = await newSaver(product, 20)
  const [one, other] = [await newPrize(staff, { points: 20 }), await newPrize(staff, { points: 20 })]
  const ask = (prize: typeof one) => () => person.browser.post(applicationPath, applicationBody(prize))
  expect((await atOnce(ask(one), ask(other))).toSorted()).toEqual(['REWARDS_NOT_ENOUGH', 'done'])
  expect(await purseOf(person)).toEqual({ balance: 0, held: 20 })
})

describe('a prize that is withdrawn', () => {
  test.each([
    ['after somebody applied', inOrder, ['done', 'done']],
    ['before somebody applies', inOtherOrder, ['PRIZE_NOT_FOUND', 'done']],
  ])('%s', async (_, run, outcomes) => {
    const person = await newSaver(product, 20)
    const prize = await newPrize(staff)
    const withdraw = () => staff.browser.put(`${keptPath}/prizes/${prize.id}/withdrawn`, { isWithdrawn: true })
    const ask = () => person.browser.post(applicationPath, applicationBody(prize))
    expect(await run(ask, withdraw)).toEqual(outcomes)
  })

  test('with an application under way takes it on to its end', async () => {
    const it = await applied()
    await staff.browser.put(`${keptPath}/prizes/${it.prize.id}/withdrawn`, { isWithdrawn: true })
    await handle(staff, it.id, 'approve', 'prepare', 'send', 'receive')
    expect(await whereIsAll(it)).toEqual({ balance: 0, held: 0, stock: 0 })
  })
})

test('whoever is suspended has what was sent, and staff go on or refuse', async () => {
  const it = await applied()
  await product.platform.db
    .update(accounts)
    .set({ suspendedAt: product.clock.now() })
    .where(eq(accounts.id, it.person.id))
  await handle(staff, it.id, 'approve', 'prepare', 'send', 'receive')
  expect(await stateOf(it.id)).toBe('received')
})

describe('an account that is erased', () => {
  test.each([
    ['before its prize was sent: the piece goes back, and the points expire', ['approve', 'prepare'] as const, 1, 0],
    ['after its prize was sent: it was received', ['approve', 'prepare', 'send'] as const, 0, 1],
  ])('%s', async (_, steps, stock, received) => {
    const it = await applied([...steps])
    await product.platform.db
      .update(accounts)
      .set({ deletedAt: product.clock.now() })
      .where(eq(accounts.id, it.person.id))
    product.clock.advance(accountDurations.deletionBuffer)
    await eraseDueAccounts(product.platform)
    const { rows } = await product.platform.pool.query('select 1 from prize_applications where id = $1', [it.id])
    expect(rows).toEqual([])
    // The sessions of staff have expired by then.
    const later = await fixture.newOperator(product)
    expect((await later.browser.get(`${keptPath}/prizes/${it.prize.id}`)).json()).toMatchObject({ stock, received })
    expect(await drifting()).toBe(0)
  })
})
