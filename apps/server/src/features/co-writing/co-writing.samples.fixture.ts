import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/portfolios/shared': { clientId: nobody, title: '小論文', personIds: [] },
    'PUT /api/v2/portfolios/shared/:id': { version: 1 },
    'POST /api/v2/portfolios/shared/:id/history/restore': { number: 1 },
    'POST /api/v2/portfolios/shared/:id/people': { personIds: [nobody] },
    'PATCH /api/v2/portfolios/shared/:id/people/current': { state: 'accepted', agreedVersion: 1, privacy: 1 },
    'POST /api/v2/portfolios/shared/:id/publish': { version: 1 },
  },
  queries: {
    'GET /api/v2/portfolios/shared': { cursor: 'abc' },
    'GET /api/v2/portfolios/shared/:id/edits': { cursor: 'abc' },
    'GET /api/v2/portfolios/shared/:id/history': { before: '7' },
    'GET /api/v2/portfolios/shared/:id/history/:number': { from: '1' },
  },
}
