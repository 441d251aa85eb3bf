import { randomUUID } from 'node:crypto'
import type { Samples } from '../../testing/sample.ts'

const path = '/api/v2/group-point'
const confirmed = { clientId: randomUUID(), name: '七年一班' }

export const samples: Samples = {
  queries: {
    [`GET ${path}/getSelfPointRead`]: { groupId: randomUUID() },
    [`GET ${path}/:id/members/:personId`]: {},
    [`GET ${path}/:id/table`]: { form: 'csv' },
  },
  bodies: {
    'POST /api/v2/api/getGroupPointStatus': { groupId: randomUUID() },
    'PUT /api/v2/api/:id/leaderboardStatus': { leaderboardStatus: false },
    [`PUT ${path}/:id/seen`]: { movementId: randomUUID() },
    [`POST ${path}/updateGroupPoint`]: {
      groupId: randomUUID(),
      version: 0,
      goal: { title: '全班看電影', target: 200, picture: 'jar' },
    },
    [`POST ${path}/:id/manuallyIssuePoints`]: {
      clientId: randomUUID(),
      memberIds: [randomUUID()],
      points: 5,
      reason: '主動幫同學講解',
    },
    [`PUT ${path}/:id/movements/:movementId/answer`]: { answer: '謝謝老師！' },
    [`PUT ${path}/:id/groupPointReset`]: confirmed,
    [`PUT ${path}/:id/resetGroupPointsAndRecord`]: confirmed,
    [`PUT ${path}/:id/leaderboard/name`]: { isHidden: true },
    [`PUT ${path}/schools/:schoolId`]: { forbidsLeaderboards: true },
  },
}
