import { randomUUID } from 'node:crypto'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { holdForPrize, payForCourse, readPurse, refundHold, spendHold } from './index.ts'
import { keepRewardMonths } from './ledger/close-months.service.ts'
import { proveRewards } from './ledger/prove-ledger.service.ts'
import { expirePurse } from './ledger/purse.service.ts'
import { findGiven, moveBack } from './ledger/take-back.service.ts'
import { givePoints } from './rewards.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
afterEach(async () => expect((await proveRewards(product.platform)).drifting).toBe(0))

const moving = <Result>(act: (transaction: Transaction) => Promise<Result>) => inTransaction(product.platform.db, act)
const now = () => product.clock.now()
const purseOf = (accountId: string) => readPurse(product.platform.db, accountId)
const hold = (accountId: string, applicationId: string, points: number) =>
  moving((transaction) => holdForPrize(transaction, { accountId, applicationId, points, at: now() }))
const refund = (applicationId: string) => moving((transaction) => refundHold(transaction, { applicationId, at: now() }))
const spend = (applicationId: string) => moving((transaction) => spendHold(transaction, { applicationId, at: now() }))

async function personWith(points: number): Promise<string> {
  const { id } = await newPerson(product)
  await givePoints(product, id, points)
  return id
}

test('the first publication of a course pays once', async () => {
  const { id: accountId } = await newPerson(product)
  expect(await purseOf(accountId)).toEqual({ balance: 0, held: 0 })
  const course = { courseId: randomUUID(), accountId, at: now() }
  await Promise.all([1, 2, 3].map(() => moving((transaction) => payForCourse(transaction, course))))
  expect(await purseOf(accountId)).toEqual({ balance: rewardLimits.courseReward, held: 0 })
})

test('a purse pays all that it has, and not one point more', async () => {
  const person = await personWith(30)
  const refused = hold(person, randomUUID(), 31)
  await expect(refused).rejects.toMatchObject({ code: 'REWARDS_NOT_ENOUGH' })
  await hold(person, randomUUID(), 30)
  expect(await purseOf(person)).toEqual({ balance: 0, held: 30 })
})

test('who has never been given any has not enough', async () => {
  const { id } = await newPerson(product)
  await expect(hold(id, randomUUID(), 1)).rejects.toMatchObject({ code: 'REWARDS_NOT_ENOUGH' })
})

test('an application is held, and given back, once', async () => {
  const person = await personWith(30)
  const application = randomUUID()
  await Promise.all([1, 2, 3].map(() => hold(person, application, 10)))
  expect(await purseOf(person)).toEqual({ balance: 20, held: 10 })
  expect((await Promise.all([1, 2, 3].map(() => refund(application)))).filter(Boolean)).toEqual([true])
  expect(await spend(application)).toBe(false)
  expect(await purseOf(person)).toEqual({ balance: 30, held: 0 })
})

test('what is given back and received at once is one of both', async () => {
  const person = await personWith(30)
  const application = randomUUID()
  await hold(person, application, 10)
  const [isBack, isSpent] = await Promise.all([refund(application), spend(application)])
  expect(isBack).toBe(!isSpent)
  expect(await purseOf(person)).toEqual({ balance: isBack ? 30 : 20, held: 0 })
})

test('what was never held is neither given back nor spent', async () => {
  expect(await refund(randomUUID())).toBe(false)
  expect(await spend(randomUUID())).toBe(false)
})

test('fifty applications at once take no more than there is', async () => {
  const person = await personWith(100)
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => hold(person, randomUUID(), 10)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await purseOf(person)).toEqual({ balance: 0, held: 100 })
})

test('a purse with what is on hold is full at its limit, and what is on hold still comes back', async () => {
  const person = await personWith(rewardLimits.balance - 1)
  const application = randomUUID()
  await hold(person, application, 10)
  expect(await givePoints(product, person, 2)).toBe(1)
  expect(await givePoints(product, person, 1)).toBe(0)
  expect(await refund(application)).toBe(true)
  expect(await purseOf(person)).toEqual({ balance: rewardLimits.balance, held: 0 })
})

test('a course whose points found no room in the purse pays nothing later', async () => {
  const person = await personWith(rewardLimits.balance - 2)
  const course = { courseId: randomUUID(), accountId: person, title: '認識海洋', at: now() }
  await moving((transaction) => payForCourse(transaction, course))
  expect(await purseOf(person)).toEqual({ balance: rewardLimits.balance, held: 0 })
  await hold(person, randomUUID(), 100)
  await moving((transaction) => payForCourse(transaction, course))
  expect(await purseOf(person)).toEqual({ balance: rewardLimits.balance - 100, held: 100 })
  const { rows } = await product.platform.pool.query(
    `select kind, reason, points, moved from reward_acts where subject_id = $1`,
    [course.courseId],
  )
  expect(rows).toEqual([{ kind: 'course', reason: '認識海洋', points: rewardLimits.courseReward, moved: 2 }])
})

test('a movement tells for which prize it was, also when it comes back', async () => {
  const person = await personWith(30)
  const applicationId = randomUUID()
  await moving((transaction) =>
    holdForPrize(transaction, { accountId: person, applicationId, points: 10, name: '保溫瓶', at: now() }),
  )
  await refund(applicationId)
  const { rows } = await product.platform.pool.query(
    `select kind, reason, actor_id as "by" from reward_acts where subject_id = $1 order by id`,
    [applicationId],
  )
  expect(rows).toEqual([
    { kind: 'held', reason: '保溫瓶', by: person },
    { kind: 'refunded', reason: '保溫瓶', by: null },
  ])
})

test('what was given by mistake is taken back once, all of it, as long as it is there', async () => {
  const person = await personWith(30)
  const { rows } = await product.platform.pool.query<{ id: string }>(
    `select e.id from reward_entries e join reward_accounts a on a.id = e.to_id where a.account_id = $1`,
    [person],
  )
  const entryId = rows[0]?.id ?? ''
  const actorId = (await newPerson(product)).id
  const back = () =>
    moving(async (transaction) => {
      const given = await findGiven(transaction, entryId)
      return given && (await moveBack(transaction, given, { entryId, actorId, at: now() }))
    })
  const application = randomUUID()
  await hold(person, application, 1)
  await expect(back()).rejects.toMatchObject({ code: 'REWARDS_SPENT' })
  await refund(application)
  const all = await Promise.all([1, 2, 3].map(back))
  expect(all.filter((moved) => moved !== null)).toMatchObject([{ points: 30 }])
  expect(await purseOf(person)).toEqual({ balance: 0, held: 0 })
})

test('what somebody had whose account is gone expires, with what comes back later', async () => {
  const person = await personWith(30)
  const application = randomUUID()
  await hold(person, application, 10)
  await moving((transaction) => expirePurse(transaction, person, now()))
  expect(await refund(application)).toBe(true)
  expect(await purseOf(person)).toEqual({ balance: 0, held: 0 })
  const { rows } = await product.platform.pool.query(`
    select sum(e.amount)::int as points from reward_entries e
    join reward_accounts a on a.id = e.to_id and a.kind = 'expired'`)
  expect(rows).toEqual([{ points: 30 }])
})

test('an entry never changes', async () => {
  await personWith(1)
  await expect(product.platform.pool.query('update reward_entries set amount = amount + 1')).rejects.toThrow(
    'entries of reward points never change',
  )
})

test('entries older than twelve months go, and balances stay', async () => {
  await keepRewardMonths(product.platform)
  const person = await personWith(30)
  await hold(person, randomUUID(), 10)
  product.clock.advance(14 * 31 * 24 * 60 * 60 * 1000)
  await keepRewardMonths(product.platform)
  const { rows } = await product.platform.pool.query(`select distinct kind from reward_entries`)
  expect(rows).toEqual([{ kind: 'carried' }])
  expect(await purseOf(person)).toEqual({ balance: 20, held: 10 })
})
