import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [{ call: 'GET /api/v2/users/current' }, { call: 'GET /api/v2/users/preferences' }],
  silent: [
    'GET /api/v2/organization/academic/schools',
    'GET /api/v2/organization/academic/grade',
    'GET /api/v2/organization/academic/title',
    'GET /api/v2/organization/academic/counties',
    'GET /api/v2/organization/academic/discipline',
    'GET /api/v2/organization/academic/department',
    'GET /api/v2/organization/otherUnitCategory',
    'GET /api/v2/organization/jobCategory',
  ],
}
