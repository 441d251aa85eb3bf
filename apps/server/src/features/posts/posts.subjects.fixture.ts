import type { FeatureSubjects } from '../../testing/subject.ts'
import { draftSubjects } from './drafts/drafts.subjects.fixture.ts'
import { inGroupSubjects } from './in-groups/in-groups.subjects.fixture.ts'
import { namedSubjects } from './named.subjects.fixture.ts'
import { keptSubjects } from './own-things.subjects.fixture.ts'
import { recordSubjects } from './records.subjects.fixture.ts'
import { sharedSubjects } from './shared/shared.subjects.fixture.ts'

const days = { from: '2026-08-01', to: '2026-11-21' }

export const subjects: FeatureSubjects = {
  subjects: [
    ...recordSubjects,
    ...inGroupSubjects,
    ...draftSubjects,
    ...sharedSubjects,
    ...keptSubjects,
    ...namedSubjects,
  ],
  listings: [
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'public' } }) },
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'mine' } }) },
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'exhibition' } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ word }) => ({ query: { view: 'public', words: word } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ word }) => ({ query: { view: 'exhibition', words: word } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ owner }) => ({ query: { owner: owner.id } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ owner, word }) => ({ query: { owner: owner.id, words: word } }) },
    { call: 'GET /api/v2/portfolios/months', ask: ({ owner }) => ({ query: { owner: owner.id } }) },
    { call: 'GET /api/v2/portfolios/current/tags' },
    { call: 'GET /api/v2/portfolios/current/likes' },
    { call: 'GET /api/v2/portfolios/current/received-likes' },
    { call: 'GET /api/v2/portfolios/drafts' },
    { call: 'GET /api/v2/newfile/scheduled-posts' },
    { call: 'GET /api/v2/portfolios/slots' },
    { call: 'GET /api/v2/portfolios/shared' },
    { call: 'GET /api/v2/users/:id/collections/portfolios', ask: ({ caller }) => ({ params: { id: caller.id } }) },
    { call: 'GET /api/v2/users/:id/showcase', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    { call: 'GET /api/v2/users/current/charts', ask: () => ({ query: days }) },
    { call: 'GET /api/v2/guide/guide-portfolio' },
  ],
  // The document of the charts is made from what the charts answer.
  silent: ['GET /api/v2/guide/guide-sample', 'GET /api/v2/users/current/charts/document'],
  freePlaces: [
    [
      /^params\.fileId$/,
      'what a record does not have is out of it already, whoever’s it is',
      'DELETE /api/v2/portfolios/shared/:id/files/:fileId',
    ],
  ],
}
