import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { planAt } from './plan-at.sql.ts'
import { subscriptionAt } from './plans.rules.ts'
import { giveSchoolPlan, schoolPlanOf } from './school-plan.service.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

/** A school whose plan ends at `endsAt`. */
async function schoolWith(endsAt: Date | null): Promise<string> {
  const schoolId = await newSchool(product)
  const { id: grantedBy } = await newPerson(product)
  await inTransaction(product.platform.db, (transaction) =>
    giveSchoolPlan(product.platform, transaction, { schoolId, endsAt, reason: '全校', grantedBy }),
  )
  return schoolId
}

test('a plan found in the database is the one that the rule says', async () => {
  const now = product.clock.now()
  const moments = [null, new Date(now.getTime() - 1), now, new Date(now.getTime() + 1)]
  const schools = [null, await schoolWith(null), await schoolWith(now), await schoolWith(new Date(now.getTime() + 1))]
  for (const plan of ['free', 'plus', 'school'] as const)
    for (const planEndsAt of moments)
      for (const trialEndsAt of moments) {
        const own = { plan, planEndsAt, trialEndsAt }
        const { id } = await newPerson(product, own)
        for (const schoolId of schools) {
          await product.platform.pool.query('update accounts set vouched_school_id = $2 where id = $1', [id, schoolId])
          const { rows } = await product.platform.pool.query(
            `select ${planAt('a', '$2')} as plan, ${schoolPlanOf('a', '$2')} as "schoolPlan" from accounts a where a.id = $1`,
            [id, now],
          )
          const facts = { ...own, schoolPlan: rows[0].schoolPlan }
          expect({ ...facts, plan: rows[0].plan }).toEqual({
            ...facts,
            plan: subscriptionAt(product.platform.config.planFeatures, now, facts).plan,
          })
        }
      }
})
