import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'PUT /api/v2/users/current/showcase': { headline: '溪流觀察', introduction: '兩年的紀錄', postIds: [nobody] },
  },
  queries: {
    'GET /api/v2/users/:id/showcase': { texts: 'whole' },
  },
}
