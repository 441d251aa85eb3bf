import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { actWhileCut, pressUntilAnswered } from '../../../testing/cut-connections.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { Random } from '../../../testing/random-from.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { issueReward } from '../issuing/issue.service.ts'
import { takeOwnBack } from '../issuing/take-back.service.ts'
import { givePoints, schoolClass } from '../rewards.fixture.ts'
import { proveRewards } from './prove-ledger.service.ts'
import { holdForPrize, payForCourse, refundHold, spendHold } from './purse.service.ts'

const callers = 8
const acts = 800

let product: TestApp
let teacher: TestPerson
let pupils: TestPerson[]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product, { plan: 'plus' })
  pupils = []
  for (let at = 0; at < 6; at += 1)
    pupils.push(await newPerson(product, { plan: 'plus' }))
    // So few that the budget runs out.
  ;({ group } = await schoolClass(product, { teacher, pupils, points: 6_000 }))
  for (const { id } of pupils) await givePoints(product, id, 50)
})
afterAll(() => product.close())

const moving = <Result>(act: (transaction: Transaction) => Promise<Result>) => inTransaction(product.platform.db, act)
/** Acknowledged applications with held points, and causes with the points they gave. */
const held = new Map<string, number>()
const given = new Map<string, number>()
let done = 0

async function act(random: Random): Promise<void> {
  const { platform } = product
  const at = platform.clock.now()
  const pupil = pupils[random(pupils.length)] as TestPerson
  const way = random(10)
  done += 1
  if (way < 3) {
    const applicationId = randomUUID()
    const points = 1 + random(40)
    const press = () =>
      moving((transaction) => holdForPrize(transaction, { accountId: pupil.id, applicationId, points, at }))
    if ((await pressUntilAnswered(press)) !== 'refused') held.set(applicationId, points)
    if (random(3) === 0) await pressUntilAnswered(press)
    return
  }
  if (way < 6) {
    const applicationId = [...held.keys()][random(held.size || 1)] ?? randomUUID()
    const both = [refundHold, spendHold].map((end) =>
      pressUntilAnswered(() => moving((transaction) => end(transaction, { applicationId, at }))),
    )
    await Promise.all(both)
    return
  }
  if (way === 6) {
    const course = { courseId: randomUUID(), accountId: pupil.id, at }
    await pressUntilAnswered(() => moving((transaction) => payForCourse(transaction, course)))
    given.set(`course:${course.courseId}:first-publication`, 5)
    return
  }
  if (way === 7) {
    const { rows } = await platform.pool.query<{ id: string }>(
      `select id from reward_entries where kind = 'issued' order by id desc offset $1 limit 1`,
      [random(40)],
    )
    const movementId = rows[0]?.id ?? randomUUID()
    await pressUntilAnswered(() => takeOwnBack(platform, teacher, { groupId: group, movementId }))
    return
  }
  const clientId = randomUUID()
  const memberIds = pupils.map(({ id }) => id).filter(() => random(2) === 0)
  if (memberIds.length === 0) return
  const points = 1 + random(30)
  const press = () => issueReward(platform, teacher, { groupId: group, clientId, memberIds, points, reason: '好棒' })
  if ((await pressUntilAnswered(press)) !== 'refused')
    given.set(`manual:${group}:${clientId}`, points * memberIds.length)
  if (random(4) === 0) await pressUntilAnswered(press)
}

test('eight callers whose connections are cut: every acknowledged act is there once, and all adds up', async () => {
  const { pool } = product.platform
  const cuts = await actWhileCut(pool, 'reward', { callers, act, isDone: () => done >= acts })
  expect(cuts).toBeGreaterThan(10)
  const { rows } = await pool.query<{ source: string; moved: number; entered: number; points: number }>(
    `select s.source, act.moved, act.points, coalesce((select sum(e.amount) from reward_entries e where e.act_id = act.id), 0)::int as entered
     from reward_sources s join reward_acts act on act.id = s.act_id`,
  )
  expect(rows.filter(({ moved, entered }) => moved !== entered)).toEqual([])
  const movedBy = new Map(rows.map(({ source, moved }) => [source, moved]))
  expect([...given].filter(([source, points]) => movedBy.get(source) !== points)).toEqual([])
  expect([...held].filter(([id, points]) => movedBy.get(`prize:${id}:held`) !== points)).toEqual([])
  expect(given.size).toBeGreaterThan(50)
  expect(held.size).toBeGreaterThan(50)
  const twice = await pool.query(
    `select from reward_entries where reverses is not null group by reverses having count(*) > 1`,
  )
  expect(twice.rowCount).toBe(0)
  expect(await proveRewards(product.platform)).toMatchObject({ drifting: 0 })
})
