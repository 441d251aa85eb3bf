import { randomUUID } from 'node:crypto'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/subscription/redeem': { code: 'abcd-efgh-jklm' },
    'POST /api/v2/subscription/orders': { clientId: randomUUID(), period: 'month' },
    'POST /api/v2/subscription/orders/:id/payment': { digits: '54321', paidOn: '2026-11-21', amount: 99 },
    'POST /api/v2/admin/plan-orders/:id/grant': { toldAt: '2026-11-21T08:00:00.000Z' },
    'POST /api/v2/admin/plan-orders/:id/refuse': { toldAt: '2026-11-21T08:00:00.000Z', reason: '金額不符' },
    'POST /api/v2/admin/plan-codes': {
      plan: 'plus',
      days: 30,
      count: 2,
      uses: 1,
      redeemable: 90,
      note: '教師研習',
    },
  },
  queries: {
    'GET /api/v2/subscription/orders': { cursor: 'abc' },
    'GET /api/v2/admin/plan-orders': { state: 'told', words: '54321', cursor: 'abc' },
    'GET /api/v2/admin/plan-codes': { state: 'open', cursor: 'abc' },
    'GET /api/v2/admin/plan-codes/:id/redemptions': { cursor: 'abc' },
    'GET /api/v2/admin/plan-ends': { cursor: 'abc' },
  },
}
