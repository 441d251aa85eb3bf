import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  queries: { 'GET /api/v2/user-event': { group: 'account' } },
}
