import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { planAt } from './plan-at.ts'
import { subscriptionAt } from './plans.rules.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('a plan found in the database is the one that the rule says', async () => {
  const now = product.clock.now()
  const moments = [null, new Date(now.getTime() - 1), now, new Date(now.getTime() + 1)]
  for (const plan of ['free', 'plus', 'school'] as const)
    for (const planEndsAt of moments)
      for (const trialEndsAt of moments) {
        const facts = { plan, planEndsAt, trialEndsAt }
        const { id } = await newPerson(product, facts)
        const { rows } = await product.platform.pool.query(
          `select ${planAt('a', '$2')} as plan from accounts a where a.id = $1`,
          [id, now],
        )
        expect({ ...facts, plan: rows[0].plan }).toEqual({
          ...facts,
          plan: subscriptionAt(product.platform.config.planFeatures, now, facts).plan,
        })
      }
})
