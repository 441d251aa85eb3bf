import { randomUUID } from 'node:crypto'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { proveRewards } from '../ledger/prove-ledger.service.ts'
import { givePoints, issueTo, ownMovements, schoolClass } from '../rewards.fixture.ts'

const path = '/api/v2/admin/rewards'
let product: TestApp
let operator: TestPerson
let school: string
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  operator = await newPerson(product, { role: 'operator', displayName: '營運' })
  school = await newSchool(product, { name: `額度高中${randomUUID().slice(0, 6)}` })
})
afterEach(async () => expect((await proveRewards(product.platform)).drifting).toBe(0))
afterAll(() => product.close())

const change = (way: 'fund' | 'withdraw', points: number, body: object = {}) =>
  operator.browser.post(`${path}/budgets/${school}/${way}`, {
    clientId: randomUUID(),
    points,
    reason: '下學期的額度',
    ...body,
  })
const acts = async () =>
  (
    await product.platform.pool.query(`select act, data from audit_entries where actor_id = $1 order by id`, [
      operator.id,
    ])
  ).rows

test('a budget is put up and taken back as far as it is not given, each press once', async () => {
  const body = { clientId: randomUUID() }
  await Promise.all([1, 2, 3].map(() => change('fund', 500, body)))
  expect((await change('fund', 500, body)).json()).toMatchObject({ received: 500, given: 0, remaining: 500 })
  expect((await change('withdraw', 501)).json()).toMatchObject({
    code: 'REWARDS_BUDGET_EXCEEDED',
    values: { remaining: 500 },
  })
  expect((await change('withdraw', 200)).json()).toMatchObject({ received: 300, given: 0, remaining: 300 })
  expect(await acts()).toEqual([
    { act: 'reward_budget.funded', data: { points: 500 } },
    { act: 'reward_budget.withdrawn', data: { points: 200 } },
  ])
})

test('a budget holds what one may have, and not one point more', async () => {
  expect((await change('fund', rewardLimits.budget)).statusCode).toBe(200)
  expect((await change('fund', 1)).json()).toMatchObject({
    code: 'REWARDS_BUDGET_FULL',
    values: { limit: rewardLimits.budget },
  })
  expect((await change('fund', rewardLimits.budget + 1)).json().fields).toEqual([
    { path: 'points', rule: 'too_large', limit: rewardLimits.budget },
  ])
})

test('the list has schools with a budget, and any school that is looked for', async () => {
  const list = async (query = '') => (await operator.browser.get(`${path}/budgets${query}`)).json().items
  const other = await newSchool(product, { name: '沒有額度國中' })
  await change('fund', 10)
  expect((await list()).map(({ schoolId }: { schoolId: string }) => schoolId)).toContain(school)
  expect((await list()).map(({ schoolId }: { schoolId: string }) => schoolId)).not.toContain(other)
  expect(await list(`?find=${encodeURIComponent('沒有額度')}`)).toMatchObject([{ schoolId: other, remaining: 0 }])
})

test('a person is given points once, reads why and not by whom, and nobody is given too many', async () => {
  const person = await newPerson(product)
  const gift = { clientId: randomUUID(), account: person.username, points: 20, reason: '參加說明會' }
  const give = (body: object = {}) => operator.browser.post(`${path}/gifts`, { ...gift, ...body })
  await give()
  expect((await give()).json()).toMatchObject({ person: { id: person.id }, given: 0, balance: 20 })
  expect(await ownMovements(person)).toMatchObject([{ kind: 'gift', points: 20, reason: '參加說明會', by: null }])
  expect((await give({ account: 'nobody-here', clientId: randomUUID() })).json()).toMatchObject({
    code: 'USER_NOT_FOUND',
  })
  await givePoints(product, person.id, rewardLimits.balance)
  expect((await give({ clientId: randomUUID() })).json()).toMatchObject({ code: 'REWARDS_PURSE_FULL' })
  expect(await acts()).toEqual([{ act: 'reward.given', data: { points: 20 } }])
})

test('a ledger tells who moved what to whom, and the log who looked', async () => {
  const teacher = await newPerson(product, { plan: 'plus', displayName: '林老師' })
  const pupil = await newPerson(product, { plan: 'plus', displayName: `小晴${randomUUID().slice(0, 6)}` })
  const own = await schoolClass(product, { teacher, pupils: [pupil], points: 100 })
  await issueTo(teacher, own.group, [pupil])
  const found = await operator.browser.get(`${path}/ledgers?kind=purse&find=${encodeURIComponent(pupil.displayName)}`)
  expect(found.json().items).toEqual([{ id: pupil.id, name: pupil.displayName, note: pupil.username }])
  const look = async (kind: string, id: string) => (await operator.browser.get(`${path}/ledgers/${kind}/${id}`)).json()
  const purse = await look('purse', pupil.id)
  expect(purse).toMatchObject({
    name: pupil.displayName,
    balance: 50,
    items: [
      {
        kind: 'issued',
        points: 50,
        reason: '科展得獎',
        by: { id: teacher.id },
        can: { takeBack: true },
        from: { kind: 'budget' },
        to: { kind: 'purse', person: { id: pupil.id } },
        group: { id: own.group },
      },
    ],
  })
  expect(await look('budget', own.school)).toMatchObject({
    balance: 50,
    items: [{ kind: 'issued' }, { kind: 'funded' }],
  })
  expect(await look('group', own.group)).toMatchObject({ balance: 0, items: [] })
  expect(await look('purse', randomUUID())).toMatchObject({ code: 'LEDGER_NOT_FOUND' })
  const back = (id: string) => operator.browser.post(`${path}/movements/${id}/takeBack`, { reason: '發錯人' })
  expect((await back(purse.items[0].id)).json()).toEqual({ points: 50 })
  expect((await back(purse.items[0].id)).json()).toEqual({ points: 50 })
  expect(await ownMovements(pupil)).toMatchObject([{ kind: 'correction', by: null }, { isTakenBack: true }])
  expect((await acts()).map(({ act }) => act)).toEqual([
    'ledger.searched',
    'ledger.looked',
    'ledger.looked',
    'ledger.looked',
    'reward.taken_back',
  ])
})
