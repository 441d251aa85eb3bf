import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [{ call: 'GET /api/v2/stream' }, { call: 'GET /api/v2/stream/new' }],
  silent: [],
  freePlaces: [
    [/^(query\.above|body\.upTo)$/, 'a place in an order, whatever stands or stood there', '/api/v2/stream'],
  ],
}
