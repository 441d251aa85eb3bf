import { randomUUID } from 'node:crypto'
import { limits } from '@learntrail/contract/limits'
import type { Ledger } from '@learntrail/contract/rewards/admin'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { RewardMovement } from '@learntrail/contract/rewards/rewards'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { holdForPrize, payForCourse, refundHold, spendHold } from '../ledger/purse.service.ts'
import { rewardBelongings } from '../reward.belongings.ts'
import { fund, givePoints, issueTo, ownMovements, schoolClass } from '../rewards.fixture.ts'

const path = '/api/v2/admin/rewards'
let product: TestApp
let operator: TestPerson
let pupil: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
beforeEach(async () => {
  pupil = await newPerson(product, { plan: 'plus' })
})
afterAll(() => product.close())

const moving = <Result>(act: (transaction: Transaction) => Promise<Result>) => inTransaction(product.platform.db, act)
const now = () => product.clock.now()

/** Holds points of the pupil; returns the application. */
async function hold(points: number): Promise<string> {
  const applicationId = randomUUID()
  const application = { accountId: pupil.id, applicationId, points, at: now() }
  await moving((transaction) => holdForPrize(transaction, application))
  return applicationId
}

async function holdAndRefund(points: number): Promise<void> {
  const applicationId = await hold(points)
  await moving((transaction) => refundHold(transaction, { applicationId, at: now() }))
}

async function holdAndSpend(points: number): Promise<void> {
  const applicationId = await hold(points)
  await moving((transaction) => spendHold(transaction, { applicationId, at: now() }))
}

/** All pages of a list. */
async function pagesOf<Item>(by: TestPerson, list: string): Promise<Item[][]> {
  const pages: Item[][] = []
  let query = ''
  for (;;) {
    const answer = await by.browser.get(`/api/v2${list}${query}`)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    const { items, nextCursor } = answer.json<{ items: Item[]; nextCursor: string | null }>()
    pages.push(items)
    if (nextCursor === null) return pages
    query = `?cursor=${nextCursor}`
  }
}

const ledgerOf = async (kind: 'purse' | 'budget', id: string): Promise<Ledger['items']> =>
  (await pagesOf<Ledger['items'][number]>(operator, `/admin/rewards/ledgers/${kind}/${id}`)).flat()

const takenAlong = async () =>
  (await Array.fromAsync(rewardBelongings.entries(product.platform, pupil.id, 'tw'))).map(
    ({ data }) => data as Pick<RewardMovement, 'id' | 'kind' | 'points'>,
  )

test('a purse tells all that came and went, to its owner, to staff and in the archive', async () => {
  await givePoints(product, pupil.id, 30)
  await moving((transaction) => payForCourse(transaction, { courseId: randomUUID(), accountId: pupil.id, at: now() }))
  await holdAndRefund(10)
  await holdAndSpend(20)
  await givePoints(product, pupil.id, 7)
  const [mistake] = await ownMovements(pupil)
  const back = await operator.browser.post(`${path}/movements/${mistake?.id}/takeBack`, { reason: '發錯人' })
  expect(back.json()).toEqual({ points: 7 })

  const came = [
    { kind: 'gift', points: 30 },
    { kind: 'course', points: rewardLimits.courseReward },

    { kind: 'held', points: -10 },
    { kind: 'refunded', points: 10 },
    { kind: 'held', points: -20 },

    { kind: 'gift', points: 7 },
    { kind: 'correction', points: -7 },
  ]
  const told = ({ kind, points }: { kind: string; points: number }) => ({ kind, points })
  expect((await ownMovements(pupil)).map(told)).toEqual(came.toReversed())
  expect((await takenAlong()).map(told)).toEqual(came)
  expect((await ledgerOf('purse', pupil.id)).map(told)).toEqual(
    came.toReversed().map(({ kind, points }) => ({ kind, points: Math.abs(points) })),
  )
  expect((await pupil.browser.get('/api/v2/rewards/purse')).json()).toMatchObject({ unread: came.length })
})

test('one page after another has each movement once, whichever way it went', async () => {
  await givePoints(product, pupil.id, 1)
  // More than one page of the archive, which has the longest pages.
  for (let times = 0; times < 55; times += 1) await holdAndRefund(1)
  const { rows } = await product.platform.pool.query<{ id: string }>(
    `select e.id from reward_entries e join reward_accounts purse on purse.id in (e.from_id, e.to_id)
      where purse.kind = 'purse' and purse.account_id = $1 order by e.id desc`,
    [pupil.id],
  )
  const all = rows.map(({ id }) => id)
  expect(all).toHaveLength(111)
  const own = await pagesOf<RewardMovement>(pupil, '/rewards/movements')
  expect(own.slice(0, -1).map(({ length }) => length)).toEqual(Array(3).fill(rewardLimits.page))
  expect(own.flat().map(({ id }) => id)).toEqual(all)
  const ledger = await pagesOf<{ id: string }>(operator, `/admin/rewards/ledgers/purse/${pupil.id}`)
  expect(ledger.slice(0, -1).map(({ length }) => length)).toEqual(Array(5).fill(limits.pageSize))
  expect(ledger.flat().map(({ id }) => id)).toEqual(all)
  expect((await takenAlong()).map(({ id }) => id)).toEqual(all.toReversed())
})

test('the ledger of a budget tells what it was given, gave, had back and lost, on all of its pages', async () => {
  const teacher = await newPerson(product, { plan: 'plus' })
  const { group, school } = await schoolClass(product, { teacher, pupils: [pupil], points: 1_000 })
  for (let times = 0; times < limits.pageSize; times += 1) await issueTo(teacher, group, [pupil], { points: 1 })
  const [given] = await ownMovements(pupil)
  await operator.browser.post(`${path}/movements/${given?.id}/takeBack`, { reason: '發錯人' })
  await fund(product, operator.id, school, 5)
  await operator.browser.post(`${path}/budgets/${school}/withdraw`, {
    clientId: randomUUID(),
    points: 100,
    reason: '學期結束',
  })
  expect((await ledgerOf('budget', school)).map(({ kind }) => kind)).toEqual([
    'withdrawn',
    'funded',
    'correction',
    ...Array(limits.pageSize).fill('issued'),
    'funded',
  ])
})
