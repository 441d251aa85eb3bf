import type { FeatureSubjects } from '../../testing/subject.ts'

const days = { from: '2026-08-01', to: '2026-11-21' }

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [{ call: 'GET /api/v2/users/current/charts', ask: () => ({ query: days }) }],
  // The document of the charts is made from what the charts answer.
  silent: ['GET /api/v2/users/current/charts/document'],
}
