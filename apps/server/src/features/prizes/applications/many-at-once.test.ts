import { randomUUID } from 'node:crypto'
import type { DeliveryWay } from '@learntrail/contract/prizes/asked'
import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actWhileCut, pressUntilAnswered } from '../../../testing/cut-connections.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { Random } from '../../../testing/random-from.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { proveRewards } from '../../rewards/ledger/prove-ledger.service.ts'
import { givePoints } from '../../rewards/rewards.fixture.ts'
import { addCodes } from '../catalogue/codes.service.ts'
import { makePrize } from '../catalogue/keep-prizes.service.ts'
import { prizeBody } from '../prizes.fixture.ts'
import { applyForPrize } from './apply.service.ts'
import { handleApplication } from './handling.service.ts'
import { takeOwnStep } from './own.service.ts'

const callers = 8
const acts = 700
const pieces = 12

let product: TestApp
let staff: { id: string; requestId: string }[]
let pupils: TestPerson[]
let prizes: KeptPrize[]
beforeAll(async () => {
  product = await createTestApp()
  const { platform } = product
  const people = [await newPerson(product, { role: 'operator' }), await newPerson(product, { role: 'operator' })]
  staff = people.map(({ id }) => ({ id, requestId: 'test' }))
  pupils = []
  for (let at = 0; at < 6; at += 1) pupils.push(await newPerson(product, { plan: 'plus' }))
  // So few points and pieces that both run out.
  for (const { id } of pupils) await givePoints(product, id, 120)
  const make = (way: DeliveryWay) => {
    const body = prizeBody({ points: 10, stock: pieces, perPerson: 100, pickUp: way === 'atSchool' ? '學務處' : '' })
    return makePrize(platform, staff[0] as (typeof staff)[0], { ...body, way })
  }
  prizes = [await make('posted'), await make('atSchool'), await make('code')]
  const codes = Array.from({ length: pieces }, (_, at) => `CODE-${at}`).join('\n')
  await addCodes(platform, staff[0] as (typeof staff)[0], prizes[2]?.id ?? '', codes)
})
afterAll(() => product.close())

/** Acknowledged applications and their applicants. */
const applied = new Map<string, string>()
let done = 0

async function act(random: Random): Promise<void> {
  const { platform } = product
  done += 1
  const one = <One>(all: readonly One[]) => all[random(all.length)] as One
  if (random(3) === 0) {
    const me = one(pupils).id
    const { id: prizeId, points } = one(prizes)
    const applying = { clientId: randomUUID(), prizeId, points, asked: [], details: {} }
    const press = () => applyForPrize(platform, me, applying)
    const answer = await pressUntilAnswered(press)
    if (answer !== 'refused') applied.set(answer.id, me)
    if (random(3) === 0) await pressUntilAnswered(press)
    return
  }
  const [id, me] = [...applied][random(applied.size)] ?? [randomUUID(), '']
  const by = one(staff)
  const press = one<() => Promise<unknown>>([
    () => takeOwnStep(platform, me, id, 'cancel'),
    () => takeOwnStep(platform, me, id, 'receive'),
    () => handleApplication(platform, by, id, { step: 'approve' }),
    () => handleApplication(platform, by, id, { step: 'approve' }),
    () => handleApplication(platform, by, id, { step: 'prepare' }),
    () => handleApplication(platform, by, id, { step: 'prepare' }),
    () => handleApplication(platform, by, id, { step: 'send', tracking: '' }),
    () => handleApplication(platform, by, id, { step: 'receive' }),
    () => handleApplication(platform, by, id, { step: 'refuse', reason: '請換一個' }),
  ])
  await Promise.all([pressUntilAnswered(press), random(4) === 0 ? pressUntilAnswered(press) : undefined])
}

test('eight callers whose connections are cut: points, pieces and codes add up, and each application is there once', async () => {
  const { pool } = product.platform
  const cuts = await actWhileCut(pool, 'prize', { callers, act, isDone: () => done >= acts })
  expect(cuts).toBeGreaterThan(10)
  expect(applied.size).toBeGreaterThan(20)
  const { rows: there } = await pool.query<{ id: string; accountId: string }>(
    'select id, account_id as "accountId" from prize_applications',
  )
  const known = new Map(there.map(({ id, accountId }) => [id, accountId]))
  expect([...applied].filter(([id, me]) => known.get(id) !== me)).toEqual([])

  const ofPrizes = await pool.query(`select p.way, p.stock + p.received + count(a.id) filter (
      where a.state in ('underReview', 'approved', 'preparing', 'sent'))::int as pieces,
      p.received - count(a.id) filter (where a.state = 'received')::int as "receivedToo"
    from prizes p left join prize_applications a on a.prize_id = p.id group by p.id order by p.way`)
  expect(ofPrizes.rows).toEqual(['atSchool', 'code', 'posted'].map((way) => ({ way, pieces, receivedToo: 0 })))

  // Open applications hold their points, ended ones hold none.
  const wrong = await pool.query(`select a.id, a.state, hold.balance from prize_applications a
    join reward_accounts hold on hold.kind = 'hold' and hold.application_id = a.id
    where hold.balance <> case when a.state in ('underReview', 'approved', 'preparing', 'sent') then a.points else 0 end`)
  expect(wrong.rows).toEqual([])
  const codes = await pool.query(`select a.id from prize_applications a
    left join prize_codes c on c.application_id = a.id
    where a.way = 'code' and (a.state in ('sent', 'received')) <> (c.id is not null)`)
  expect(codes.rows).toEqual([])
  expect(await proveRewards(product.platform)).toMatchObject({ drifting: 0 })
})
