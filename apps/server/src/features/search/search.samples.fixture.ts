import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/search/history/:key': { category: 'portfolio' },
    'POST /api/v2/search/portfolios': {
      keyword: '水質',
      tags: 'naturalistic',
      customTags: '專題',
      classification: 'works',
      from: '2026-01-01',
      to: '2026-12-31',
      sortBy: 'time',
      cursor: 'abc',
    },
    'POST /api/v2/search/person': { keyword: '小雨', friendsOnly: false, schoolId: nobody, cursor: 'abc' },
  },
  queries: {
    'GET /api/v2/search/counts': { keyword: '水質' },
    'GET /api/v2/search/all': { keyword: '水質' },
    'GET /api/v2/search/suggestions': { keyword: '水質' },
    'GET /api/v2/search/:category': { keyword: '水質', sortBy: 'fit', pagination: '2', limit: '20' },
  },
}
