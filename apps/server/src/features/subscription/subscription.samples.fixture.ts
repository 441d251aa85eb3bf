import type { Samples } from '../../testing/sample.ts'

export const subscriptionSamples: Samples = {
  bodies: {
    'POST /api/v2/subscription/redeem': { code: 'abcd-efgh-jklm' },
    'POST /api/v2/admin/plan-codes': {
      ...{ plan: 'plus', days: 30, count: 2, uses: 1, redeemable: 90, note: '教師研習' },
    },
  },
  queries: {
    'GET /api/v2/admin/plan-codes': { state: 'open', cursor: 'abc' },
    'GET /api/v2/admin/plan-codes/:id/redemptions': { cursor: 'abc' },
    'GET /api/v2/admin/plan-ends': { cursor: 'abc' },
  },
}
