import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: { 'PATCH /api/v2/stream/seen': { upTo: nobody } },
  queries: {
    'GET /api/v2/stream': { cursor: 'abc', limit: '20' },
    'GET /api/v2/stream/new': { above: nobody },
  },
  own: {
    'PATCH /api/v2/stream/seen': async () => ({ path: '/api/v2/stream/seen', body: { upTo: nobody } }),
  },
}
