import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  queries: {
    'GET /api/v2/users/current/charts': { from: '2026-08-01', to: '2026-11-21' },
    'GET /api/v2/users/current/charts/document': { from: '2026-08-01', to: '2026-11-21', group: 'life_science' },
  },
}
