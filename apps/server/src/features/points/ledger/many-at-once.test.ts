import { randomUUID } from 'node:crypto'
import { pointLimits } from '@learntrail/contract/points/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../platform/database/index.ts'
import { actWhileCut, pressUntilAnswered } from '../../../testing/cut-connections.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { Random } from '../../../testing/random-from.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { issuePoints, takeBack } from '../issuing/issue.service.ts'
import { payForWork } from '../issuing/pay-for-work.service.ts'
import { resetPoints } from '../issuing/reset.service.ts'
import { bringTo, classWith, issue } from '../points.fixture.ts'
import { proveLedger } from './prove-ledger.service.ts'

const callers = 8
const movements = 2_000
const name = '七年一班'

let product: TestApp
let teacher: TestPerson
let pupils: TestPerson[]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product, { plan: 'plus' })
  pupils = []
  for (let at = 0; at < 6; at += 1) pupils.push(await newPerson(product, { plan: 'plus' }))
  group = await classWith(product, teacher, pupils, name)
  await issue(teacher, group, pupils, { points: 1 })
  // Close enough to both limits that both are hit.
  await bringTo(product, group, { personId: null, balance: 20_000 })
  await bringTo(product, group, { personId: pupils[0]?.id ?? '', balance: pointLimits.balance - 300 })
})
afterAll(() => product.close())

const ids = () => pupils.map(({ id }) => id)

/** Total points of each acknowledged request, by client id. */
const acknowledged = new Map<string, number>()
let moved = 0

async function act(random: Random): Promise<void> {
  const { platform } = product
  const way = random(20)
  if (way === 0) {
    const questionId = randomUUID()
    const gain = { for: 'handedIn', groupId: group, questionId, personIds: ids(), points: 3, actorId: null } as const
    await pressUntilAnswered(() => inTransaction(platform.db, (transaction) => payForWork(platform, transaction, gain)))
    moved += pupils.length
    return
  }
  if (way === 1) {
    const { rows } = await platform.pool.query<{ id: string }>(
      `select id from point_entries where group_id = $1 and kind = 'issued' order by id desc offset $2 limit 1`,
      [group, random(40)],
    )
    const movementId = rows[0]?.id ?? randomUUID()
    await pressUntilAnswered(() => takeBack(platform, teacher, { groupId: group, movementId }))
    moved += 1
    return
  }
  if (way === 2 && random(25) === 0) {
    const clientId = randomUUID()
    await pressUntilAnswered(() =>
      resetPoints(platform, teacher, { groupId: group, clientId, name, withRecords: false }),
    )
    return
  }
  const clientId = randomUUID()
  const memberIds = ids().filter(() => random(2) === 0)
  if (memberIds.length === 0) return
  const points = 1 + random(20)
  const press = () => issuePoints(platform, teacher, { groupId: group, clientId, memberIds, points, reason: '好' })
  const answer = await pressUntilAnswered(press)
  // Repeated, as by an impatient double press.
  if (random(4) === 0) await pressUntilAnswered(press)
  if (answer !== 'refused') acknowledged.set(clientId, points * memberIds.length)
  moved += memberIds.length
}

test('two thousand movements by eight callers whose connections are cut: every acknowledged one is there once, and all adds up', async () => {
  const { pool } = product.platform
  const cuts = await actWhileCut(pool, 'point', { callers, act, isDone: () => moved >= movements })
  expect(cuts).toBeGreaterThan(10)
  const { rows } = await pool.query<{ clientId: string; given: number }>(
    `select act.client_id as "clientId", sum(e.amount)::int as given
     from point_acts act join point_entries e on e.group_id = act.group_id and e.act_id = act.id
     where act.group_id = $1 and act.kind = 'issued' group by 1`,
    [group],
  )
  const given = new Map(rows.map((row) => [row.clientId, row.given]))
  expect([...acknowledged].filter(([clientId, points]) => given.get(clientId) !== points)).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(100)
  const twice = await pool.query(
    `select from point_entries where group_id = $1 and act_id is not null and kind <> 'reset' group by act_id, to_id, from_id, reverses
     having count(*) > 1`,
    [group],
  )
  expect(twice.rowCount).toBe(0)
  const bounds = await pool.query(
    `select from point_accounts where group_id = $1 and kind <> 'product' and (balance < 0 or balance > case kind
       when 'member' then ${pointLimits.balance} else ${pointLimits.budget} end)`,
    [group],
  )
  expect(bounds.rowCount).toBe(0)
  expect(await proveLedger(product.platform)).toMatchObject({ drifting: 0 })
})
