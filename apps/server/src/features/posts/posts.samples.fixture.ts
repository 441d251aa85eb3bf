import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { ownPostSamples } from './posts.own-samples.fixture.ts'
import { samplePost } from './sample-post.fixture.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/portfolios/portfolio': {
      ...samplePost,
      clientId: nobody,
      draftId: nobody,
      scheduledAt: '2026-12-24T00:00:00.000Z',
    },
    'PUT /api/v2/portfolios/:id': { ...samplePost, editedAt: '2026-11-18T00:00:00.000Z' },
    'PATCH /api/v2/portfolios/:id': { privacy: 3, groupIds: [], isPinned: true, isLiked: true },
    'PUT /api/v2/portfolios/:id/groups/:groupId/pin': { isPinned: true },
    'POST /api/v2/users/:id/collections/portfolios': { portfolioId: nobody },
    'POST /api/v2/portfolios/archive': { ids: [nobody] },
  },
  queries: {
    'GET /api/v2/portfolios': {
      view: 'public',
      owner: nobody,
      group: nobody,
      isPinned: 'true',
      publishedFrom: '2026-08-01',
      publishedTo: '2027-01-31',
      tags: 'naturalistic,sdg_6',
      from: '2026-01-01',
      to: '2026-12-31',
      classification: 'works',
      customTags: '專題,科展',
      words: '水質',
      cursor: 'abc',
      limit: '20',
    },
    'GET /api/v2/portfolios/months': {
      owner: nobody,
      tags: 'naturalistic',
      from: '2026-01-01',
      to: '2026-12-31',
      classification: 'works',
      customTags: '專題',
      words: '水質',
    },
    'GET /api/v2/portfolios/current/likes': { cursor: 'abc' },
    'GET /api/v2/portfolios/current/received-likes': { cursor: 'abc' },
    'GET /api/v2/users/:id/collections/portfolios': { limit: '10', index: '0' },
    'GET /api/v2/portfolios/:id/like': { cursor: 'abc' },
  },
  orders: {
    'GET /api/v2/portfolios': [
      { view: 'public' },
      { view: 'exhibition' },
      { view: 'mine' },
      { view: 'mine', classification: 'works' },
    ],
  },
  own: ownPostSamples,
}
