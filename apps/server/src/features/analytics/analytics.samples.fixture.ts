import type { Samples } from '../../testing/sample.ts'

const filter = { semester: '115-1', grade: 'high_1', className: '101', week: '2026-09-07' }
const path = '/api/v2/school-analytics/:schoolId'
export const samples: Samples = {
  bodies: {
    [`POST ${path}/reminders`]: { grade: 'high_1', className: '101', state: 'uncertified' },
  },
  queries: {
    [`GET ${path}/dashboard`]: filter,
    [`GET ${path}/questions/:question`]: filter,
    [`GET ${path}/questions/:question/things/:thingId`]: filter,
    [`GET ${path}/questions/:question/table`]: { ...filter, readers: 'outside', form: 'csv' },
    [`GET ${path}/questions/:question/document`]: { ...filter, readers: 'outside' },
    [`GET ${path}/questions/:question/debug`]: filter,
    [`GET ${path}/pupils`]: { ...filter, measure: 'records', code: 'works', without: 'false', cursor: 'abc' },
    'GET /api/v2/school-analytics/looks': { cursor: 'abc' },
    'GET /api/v2/guardian/children/:childId/figure-looks': { cursor: 'abc' },
  },
}
