import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { classWith, issue, ownPoints, pointPath } from '../points.fixture.ts'
import { keepPointMonths } from './close-months.service.ts'
import { proveLedger } from './prove-ledger.service.ts'

let product: TestApp
let teacher: TestPerson
let pupils: [TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  const newPlus = () => newPerson(product, { plan: 'plus' })
  ;[teacher, ...pupils] = [await newPlus(), await newPlus(), await newPlus()]
})
afterAll(() => product.close())

const months = async () => {
  const { rows } = await product.platform.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'point_entries'::regclass order by 1`,
  )
  return rows.map(({ name }) => name)
}
/** Advances the clock and signs everybody in again, because sessions expire in between. */
async function at(moment: string): Promise<void> {
  product.clock.advance(Date.parse(moment) - product.clock.now().getTime())
  for (const person of [teacher, ...pupils]) person.browser = await signedIn(product, person.id)
}

test('entries older than twelve months go, and every balance is what is left adds up to', async () => {
  await at('2030-01-10T00:00:00Z')
  await keepPointMonths(product.platform)
  const group = await classWith(product, teacher, pupils)
  await issue(teacher, group, pupils, { points: 40 })
  await teacher.browser.post(
    pointPath(group, `/movements/${(await ownPoints(pupils[0], group)).items[0]?.id}/takeBack`),
    {},
  )
  await at('2030-02-10T00:00:00Z')
  await issue(teacher, group, pupils, { points: 3 })
  await at('2030-03-02T00:00:00Z')
  await keepPointMonths(product.platform)
  expect(await months()).toContain('point_entries_2030_01')
  await at('2031-02-02T00:00:00Z')
  await Promise.all([keepPointMonths(product.platform), keepPointMonths(product.platform)])
  expect(await months()).not.toContain('point_entries_2030_01')
  expect((await ownPoints(pupils[0], group)).balance).toBe(3)
  expect((await ownPoints(pupils[1], group)).balance).toBe(43)
  expect(await proveLedger(product.platform)).toMatchObject({ accounts: 3, drifting: 0 })
  await at('2032-06-02T00:00:00Z')
  await keepPointMonths(product.platform)
  expect(await proveLedger(product.platform)).toMatchObject({ drifting: 0 })
  expect(await ownPoints(pupils[1], group)).toMatchObject({ balance: 43, received: 43, items: [] })
})

test('an entry never changes', async () => {
  await issue(teacher, await classWith(product, teacher, pupils), pupils)
  await expect(product.platform.pool.query('update point_entries set amount = amount + 1')).rejects.toThrow(
    'entries of points never change',
  )
})

test('a balance that was changed beside the ledger is found and said', async () => {
  const group = await classWith(product, teacher, pupils)
  await issue(teacher, group, pupils)
  await product.platform.pool.query(
    `update point_accounts set balance = balance + 1 where group_id = $1 and account_id = $2`,
    [group, pupils[0].id],
  )
  expect(await proveLedger(product.platform)).toMatchObject({ drifting: 1 })
})
