import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: { 'POST /api/v2/help/articles/:topic/opinions': { locale: 'tw', helped: true } },
  queries: {
    'GET /api/v2/help/articles': { locale: 'tw', find: '作業' },
    'GET /api/v2/help/articles/:topic': { locale: 'tw' },
  },
}
