import type { FeatureSubjects } from '../../testing/subject.ts'
import { makeCodes } from './codes.service.ts'

export const subscriptionSubjects: FeatureSubjects = {
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
  ],
  listings: [{ call: 'GET /api/v2/admin/plan-codes' }],
  silent: [
    'GET /api/v2/subscription/plans',
    'GET /api/v2/subscription/current',
    // Of people whose plan ends, and nothing that they made.
    'GET /api/v2/admin/plan-ends',
  ],
}
