import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/portfolios/current/tags': { name: '專題' },
    'PATCH /api/v2/portfolios/current/tags': { name: '專題', newName: '專題研究' },
    'POST /api/v2/portfolios/current/tags/merge': { names: ['專題', '小論文'], into: '專題研究' },
  },
  queries: {
    'DELETE /api/v2/portfolios/current/tags': { name: '專題' },
  },
}
