import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { articleBody, bannerBody } from './news.fixture.ts'

const { clientId, publishAt, ...words } = articleBody('期末快樂')
const { clientId: bannerClient, fileId, ...banner } = bannerBody(nobody, '期末特展')

export const samples: Samples = {
  bodies: {
    'POST /api/v2/admin/banners': { clientId: bannerClient, fileId, ...banner },
    'PATCH /api/v2/admin/banners/:id': banner,
    'POST /api/v2/admin/decorations': {
      clientId: nobody,
      ornament: 'snow',
      startsAt: '2026-12-20T00:00:00.000Z',
      endsAt: '2026-12-27T00:00:00.000Z',
    },
    'POST /api/v2/admin/news': { clientId, publishAt, ...words },
    'PATCH /api/v2/admin/news/:id': words,
  },
  queries: {
    'GET /api/v2/decorations/current': { motion: 'reduced' },
    'GET /api/v2/news': { cursor: 'abc' },
    'GET /api/v2/admin/news': { cursor: 'abc' },
  },
}
