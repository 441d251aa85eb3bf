import type { FeatureSubjects } from '../../testing/subject.ts'
import { inGroupSubjects } from './in-groups/in-groups.subjects.fixture.ts'
import { namedSubjects } from './named.subjects.fixture.ts'
import { keptSubjects } from './own-things.subjects.fixture.ts'
import { recordSubjects } from './records.subjects.fixture.ts'

export const subjects: FeatureSubjects = {
  subjects: [...recordSubjects, ...inGroupSubjects, ...keptSubjects, ...namedSubjects],
  listings: [
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'public' } }) },
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'mine' } }) },
    { call: 'GET /api/v2/portfolios', ask: () => ({ query: { view: 'exhibition' } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ word }) => ({ query: { view: 'public', words: word } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ word }) => ({ query: { view: 'exhibition', words: word } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ owner }) => ({ query: { owner: owner.id } }) },
    { call: 'GET /api/v2/portfolios', ask: ({ owner, word }) => ({ query: { owner: owner.id, words: word } }) },
    { call: 'GET /api/v2/portfolios/months', ask: ({ owner }) => ({ query: { owner: owner.id } }) },
    { call: 'GET /api/v2/portfolios/current/likes' },
    { call: 'GET /api/v2/portfolios/current/received-likes' },
    { call: 'GET /api/v2/users/:id/collections/portfolios', ask: ({ caller }) => ({ params: { id: caller.id } }) },
  ],
  silent: [],
}
