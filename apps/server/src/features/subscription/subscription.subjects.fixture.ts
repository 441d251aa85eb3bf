import { dayIn } from '../../platform/clock/taipei.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects, Thing } from '../../testing/subject.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeCodes } from './codes.service.ts'
import { refuseOrder } from './order-decisions.service.ts'
import { toldOrder } from './orders.fixture.ts'
import { findOrder } from './orders.repository.ts'

const onOrder = { names: ['params.id'], missing: 'ORDER_NOT_FOUND' } as const
// Staff decide on other people's orders, and pay for none of them.
const byOwner = { ...onOrder, right: 'pay', forbidden: 'ORDER_NOT_FOUND' } as const
const byStaff = { ...onOrder, right: 'decide', tells: true, spends: true } as const

/** As staff who have read the order. */
async function seen({ id }: Thing, product: TestApp) {
  const toldAt = (await findOrder(product.platform.db, id))?.toldAt ?? product.clock.now()
  return { toldAt: toldAt.toISOString() }
}

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a code that gives a plan',
      forms: {
        'that is open': {
          make: async ({ product: { platform }, person }, word) => {
            const about = { plan: 'plus' as const, days: 30, count: 1, uses: 1, redeemable: 30, note: word }
            await makeCodes(platform, { id: person('staff').id, requestId: 'fixture' }, about)
            const found = await platform.pool.query<{ id: string }>('select id from plan_codes where note = $1', [word])
            return { id: found.rows[0]?.id ?? '' }
          },
          rights: { see: ['staff'] },
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/admin/plan-codes/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'PLAN_CODE_NOT_FOUND',
          tells: true,
        },
        {
          call: 'GET /api/v2/admin/plan-codes/:id/redemptions',
          names: ['params.id'],
          right: 'see',
          missing: 'PLAN_CODE_NOT_FOUND',
        },
      ],
    },
    {
      thing: 'an order of a plan',
      forms: {
        'whose payment was told of': {
          // By a person whose plan has an end, unlike the owner's.
          make: async ({ product }, word) => ({
            id: (await toldOrder(product.platform, (await newPerson(product)).id, word)).id,
          }),
          rights: { see: ['staff'], decide: ['staff'] },
        },
        'whose payment was not found': {
          make: async ({ product: { platform }, owner, person }, word) => {
            const { id, toldAt } = await toldOrder(platform, owner.id, word)
            const by = { id: person('staff').id, requestId: 'fixture' }
            await refuseOrder(platform, by, id, { toldAt, reason: word })
            return { id }
          },
          rights: { see: ['owner', 'staff'], pay: ['owner'] },
        },
      },
      calls: [
        {
          ...byOwner,
          call: 'POST /api/v2/subscription/orders/:id/payment',
          tells: true,
          spends: true,
          forms: ['whose payment was not found'],
          send: (_thing, _caller, { clock }) => ({
            body: { digits: '12345', paidOn: dayIn(clock.now()), amount: 99 },
          }),
        },
        {
          ...byOwner,
          call: 'DELETE /api/v2/subscription/orders/:id',
          tells: true,
          spends: true,
          forms: ['whose payment was not found'],
        },
        {
          ...byStaff,
          call: 'POST /api/v2/admin/plan-orders/:id/grant',
          forms: ['whose payment was told of'],
          send: async (thing, _caller, product) => ({ body: await seen(thing, product) }),
        },
        {
          ...byStaff,
          call: 'POST /api/v2/admin/plan-orders/:id/refuse',
          forms: ['whose payment was told of'],
          send: async (thing, _caller, product) => ({ body: { ...(await seen(thing, product)), reason: '金額不符' } }),
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/admin/plan-codes' },
    { call: 'GET /api/v2/subscription/orders' },
    { call: 'GET /api/v2/admin/plan-orders' },
  ],
  silent: [
    'GET /api/v2/subscription/plans',
    'GET /api/v2/subscription/current',
    // People whose plan ends, and nothing that they made.
    'GET /api/v2/admin/plan-ends',
  ],
}
