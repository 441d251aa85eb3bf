import type { Samples } from '../../testing/sample.ts'

const period = { period: 'year' }

export const samples: Samples = {
  queries: {
    'GET /api/v2/groups/:groupId/analysis': period,
    'GET /api/v2/groups/:groupId/analysis/mine': period,
    'GET /api/v2/groups/:groupId/analysis/table': period,
    'GET /api/v2/groups/:groupId/analysis/document': period,
  },
}
