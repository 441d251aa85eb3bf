import { randomUUID } from 'node:crypto'
import type { Samples } from '../../testing/sample.ts'

const admin = '/api/v2/admin/rewards'
const change = { clientId: randomUUID(), points: 500, reason: '下學期的額度' }

export const samples: Samples = {
  queries: {
    'GET /api/v2/rewards/movements': {},
    'GET /api/v2/rewards/groups/:id/given': {},
    [`GET ${admin}/budgets`]: { find: '內湖' },
    [`GET ${admin}/ledgers`]: { kind: 'purse', find: '小晴' },
    [`GET ${admin}/ledgers/:kind/:id`]: {},
  },
  bodies: {
    'PUT /api/v2/rewards/seen': { movementId: randomUUID() },
    'POST /api/v2/group-point/:id/manuallyIssueReward': {
      clientId: randomUUID(),
      memberIds: [randomUUID()],
      points: 50,
      reason: '科展得獎',
    },
    [`POST ${admin}/budgets/:schoolId/fund`]: change,
    [`POST ${admin}/budgets/:schoolId/withdraw`]: change,
    [`POST ${admin}/gifts`]: { clientId: randomUUID(), account: 'student1', points: 20, reason: '參加說明會' },
    [`POST ${admin}/movements/:id/takeBack`]: { reason: '發錯人' },
  },
}
