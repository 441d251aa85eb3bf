import { memberRoles } from '@learntrail/contract/groups/roles'
import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilJobsDone } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { place } from '../../groups/groups.fixture.ts'
import { befriend } from '../../people/index.ts'
import { proveRewards } from '../ledger/prove-ledger.service.ts'
import { readPurse } from '../ledger/purse.service.ts'
import { givenIn, givePoints, issueTo, ownMovements, rewardBody, rewardsOf, schoolClass } from '../rewards.fixture.ts'

let product: TestApp
let teacher: TestPerson
let helper: TestPerson
let pupils: [TestPerson, TestPerson, TestPerson]
let group: string
let school: string
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  const people = []
  for (const displayName of ['林老師', '助教', '小晴', '阿哲', '小安'])
    people.push(await newPerson(product, { displayName, plan: 'plus' }))
  ;[teacher, helper, ...pupils] = people as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
  ;({ group, school } = await schoolClass(product, { teacher, pupils, points: 1_000 }))
  await place(product, group, helper.id, memberRoles.administrator)
})
afterEach(async () => expect((await proveRewards(product.platform)).drifting).toBe(0))
afterAll(() => product.close())

const balances = () => Promise.all(pupils.map(async ({ id }) => (await readPurse(product.platform.db, id)).balance))
const takeBack = (movementId: string, by = teacher) =>
  by.browser.post(`/api/v2/rewards/groups/${group}/movements/${movementId}/takeBack`, {})
const refused = async (people: { id: string }[], change: object = {}, by = teacher) =>
  (await issueTo(by, group, people, change)).json()

describe('giving reward points by hand', () => {
  test('moves them from the budget of the school to each purse, with who gave them and why', async () => {
    expect((await issueTo(teacher, group, pupils.slice(0, 2))).json()).toEqual({
      errorCode: 0,
      given: 100,
      remaining: 900,
    })
    expect(await balances()).toEqual([50, 50, 0])
    expect(await ownMovements(pupils[0])).toMatchObject([
      {
        kind: 'issued',
        points: 50,
        reason: '科展得獎',
        isNew: true,
        isTakenBack: false,
        by: { id: teacher.id, displayName: '林老師' },
        group: { id: group, name: '七年一班' },
      },
    ])
    expect(await rewardsOf(teacher, group)).toMatchObject({ school: { id: school }, remaining: 900 })
  })

  test('gives once what is sent twice, also at the same moment', async () => {
    const body = rewardBody(pupils)
    const path = `/api/v2/group-point/${group}/manuallyIssueReward`
    const answers = await Promise.all([1, 2, 3].map(() => teacher.browser.post(path, body)))
    expect(answers.map((answer) => answer.json().given).toSorted()).toEqual([0, 0, 150])
    expect((await teacher.browser.post(path, body)).json()).toEqual({ errorCode: 0, given: 0, remaining: 850 })
    expect(await balances()).toEqual([50, 50, 50])
  })

  test('holds its limits', async () => {
    const { issue } = rewardLimits
    expect((await issueTo(teacher, group, pupils, { points: issue.max, reason: '好好' })).statusCode).toBe(200)
    const fields = async (change: object) => (await refused(pupils, change)).fields
    expect(await fields({ points: issue.max + 1 })).toEqual([{ path: 'points', rule: 'too_large', limit: 300 }])
    expect(await fields({ points: 0 })).toEqual([{ path: 'points', rule: 'too_small', limit: 1 }])
    expect(await fields({ reason: '好' })).toEqual([{ path: 'reason', rule: 'too_short', limit: 2 }])
    expect(await fields({ reason: '好'.repeat(61) })).toEqual([{ path: 'reason', rule: 'too_long', limit: 60 }])
  })

  test('gives nobody anything where one of them can take none', async () => {
    const other = await newPerson(product)
    const free = await newPerson(product, { trialEndsAt: null, plan: 'free' })
    await place(product, group, free.id, memberRoles.member)
    expect(await refused([...pupils, other])).toMatchObject({ code: 'POINTS_NOT_A_MEMBER', values: { count: 1 } })
    expect(await refused([...pupils, free])).toMatchObject({ code: 'POINTS_PLUS_REQUIRED', values: { count: 1 } })
    await pupils[2].browser.patch('/api/v2/users/preferences', { giftAuthority: 'friends' })
    expect(await refused(pupils)).toMatchObject({ code: 'REWARDS_NO_GIFTS', values: { count: 1 } })
    expect((await rewardsOf(teacher, group)).members.map(({ without }) => without)).toEqual([
      null,
      null,
      'gifts',
      'plan',
    ])
    expect(await refused(pupils, {}, pupils[0])).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect(await balances()).toEqual([0, 0, 0])
    await befriend(product.platform, teacher.id, pupils[2].id)
    expect((await issueTo(teacher, group, pupils)).statusCode).toBe(200)
  })

  test('needs a school that has points', async () => {
    const { pool } = product.platform
    expect(await refused(pupils, { points: 300 })).toMatchObject({ given: 900 })
    expect(await refused(pupils)).toMatchObject({ code: 'REWARDS_BUDGET_EXCEEDED', values: { remaining: 100 } })
    const poor = await schoolClass(product, { teacher, pupils, points: null })
    expect((await issueTo(teacher, poor.group, pupils)).json()).toMatchObject({ code: 'REWARDS_NO_BUDGET' })
    await pool.query(`update groups set school_id = null, type = 'private' where id = $1`, [group])
    expect(await refused(pupils)).toMatchObject({ code: 'REWARDS_NO_SCHOOL' })
    // A teacher's class gives points of the school that vouches for the teacher.
    await pool.query(`update groups set type = 'teaching' where id = $1`, [group])
    expect(await refused(pupils)).toMatchObject({ code: 'REWARDS_NO_SCHOOL' })
    const vouch = 'update accounts set teacher_verified_at = now(), vouched_school_id = $1 where id = $2'
    await pool.query(vouch, [school, teacher.id])
    expect(await refused(pupils.slice(0, 1))).toMatchObject({ given: 50, remaining: 50 })
    expect(await rewardsOf(teacher, group)).toMatchObject({ school: { id: school }, remaining: 50 })
  })

  test('fills a purse to the last point and gives nobody anything past it', async () => {
    await givePoints(product, pupils[0].id, rewardLimits.balance - 50)
    expect(await refused(pupils, { points: 51 })).toMatchObject({
      code: 'REWARDS_PURSE_FULL',
      values: { count: 1, limit: rewardLimits.balance },
    })
    expect((await issueTo(teacher, group, pupils)).statusCode).toBe(200)
    expect(await balances()).toEqual([rewardLimits.balance, 50, 50])
  })

  test('holds the budget under fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => issueTo(at % 2 === 0 ? teacher : helper, group, pupils, { points: 10 })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(33)
    expect(await balances()).toEqual([330, 330, 330])
    expect((await rewardsOf(teacher, group)).remaining).toBe(10)
  })

  test('is told to those who were given them', async () => {
    await issueTo(teacher, group, pupils.slice(0, 1))
    const told = async () => {
      await untilJobsDone(product.platform)
      const answer = await pupils[0].browser.post('/api/v2/notice/get-notice', {})
      return answer.json<{ items: { kind: string }[] }>().items.map(({ kind }) => kind)
    }
    expect(await told()).toEqual(['rewardsGiven'])
    await takeBack((await givenIn(teacher, group))[0]?.id ?? '')
    // The notice of points given is withdrawn.
    expect(await told()).toEqual(['rewardsTakenBack'])
  })
})

describe('taking reward points back', () => {
  beforeEach(async () => {
    await issueTo(teacher, group, pupils)
  })
  const movementOf = async (pupil: TestPerson) =>
    (await givenIn(teacher, group)).find(({ person }) => person?.id === pupil.id)?.id ?? ''

  test('brings them back to the school, once, and both movements stay', async () => {
    const movement = await movementOf(pupils[0])
    const answers = await Promise.all([1, 2, 3].map(() => takeBack(movement)))
    expect(answers.map((answer) => answer.json())).toEqual([{ points: 50 }, { points: 50 }, { points: 50 }])
    expect(await balances()).toEqual([0, 50, 50])
    expect((await rewardsOf(teacher, group)).remaining).toBe(900)
    expect(await ownMovements(pupils[0])).toMatchObject([
      { kind: 'correction', points: -50, by: { id: teacher.id } },
      { kind: 'issued', points: 50, isTakenBack: true },
    ])
    expect(await givenIn(teacher, group)).toHaveLength(3)
  })

  test('is for whoever gave them, and for as long as the purse has them', async () => {
    const movement = await movementOf(pupils[0])
    expect((await takeBack(movement, helper)).json()).toMatchObject({ code: 'REWARDS_NOT_FOUND' })
    expect((await takeBack(movement, pupils[0])).json()).toMatchObject({ code: 'REWARDS_NOT_FOUND' })
    expect((await takeBack(movement, await newPerson(product))).json()).toMatchObject({ code: 'GROUP_NOT_FOUND' })
    expect((await givenIn(helper, group)).map(({ can }) => can.takeBack)).toEqual([false, false, false])
    await product.platform.pool.query(`update reward_accounts set balance = balance - 1 where account_id = $1`, [
      pupils[0].id,
    ])
    expect((await takeBack(movement)).json()).toMatchObject({ code: 'REWARDS_SPENT' })
    await product.platform.pool.query(`update reward_accounts set balance = balance + 1 where account_id = $1`, [
      pupils[0].id,
    ])
  })

  test('what somebody has seen is not new any more', async () => {
    const purse = async () => (await pupils[0].browser.get('/api/v2/rewards/purse')).json()
    expect(await purse()).toEqual({ balance: 50, held: 0, received: 50, unread: 1 })
    const [movement] = await ownMovements(pupils[0])
    const see = (movementId: string, by = pupils[0]) => by.browser.put('/api/v2/rewards/seen', { movementId })
    expect((await see(movement?.id ?? '', pupils[1])).json()).toMatchObject({ code: 'REWARDS_NOT_FOUND' })
    expect((await see(movement?.id ?? '')).json()).toEqual({ unread: 0 })
    expect((await ownMovements(pupils[0]))[0]?.isNew).toBe(false)
  })
})
