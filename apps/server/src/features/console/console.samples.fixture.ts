import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

const reason = '本人來電確認'
const file = { name: 'list.csv', content: 'YQ==' }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/admin/people/:id/sign-out': { reason },
    'PATCH /api/v2/admin/people/:id/teacher': { isVerified: true, reason },
    'PATCH /api/v2/admin/people/:id/age': { isGrownUp: true, reason },
    'PATCH /api/v2/admin/people/:id/school': { schoolId: nobody, grade: 'high_1', reason },
    'PATCH /api/v2/admin/people/:id/placements/:placementId': {
      schoolId: nobody,
      grade: 'high_1',
      className: '101',
      from: '2025-09-01',
      until: '2026-01-31',
      reason,
    },
    'PATCH /api/v2/admin/people/:id/level': { level: 'support', reason },
    'POST /api/v2/admin/people/:id/plan': { plan: 'plus', endsAt: '2027-01-01T00:00:00.000Z', reason },
    'POST /api/v2/admin/schools/:id/permit': {
      account: 'somebody',
      reason,
      reach: [{ grade: '高一', className: null }],
    },
    'POST /api/v2/admin/schools/:id/take-permission': { account: 'somebody', reason },
    'POST /api/v2/admin/schools/:id/codes': { uses: 30, days: 30, reason },
    'POST /api/v2/admin/schools/:id/codes/:codeId/revoke': { reason },
    'POST /api/v2/admin/schools/:id/plan': { endsAt: '2027-08-01T00:00:00.000Z', reason },
    'POST /api/v2/admin/schools/:id/take-plan': { reason },
    'POST /api/v2/admin/typed-schools/match': { name: '望海高中', type: 'high_school', schoolId: nobody },
    'POST /api/v2/admin/account-imports/check': { ...file, defaultSchoolId: nobody },
    'POST /api/v2/admin/account-imports': { ...file, reason, clientId: nobody, defaultSchoolId: nobody },
    'POST /api/v2/admin/school-imports/check': file,
    'POST /api/v2/admin/school-imports': { ...file, reason, clientId: nobody },
  },
  queries: {
    'GET /api/v2/admin/statistics/table': { form: 'csv' },
    'GET /api/v2/admin/statistics/days': { days: '30' },
    'GET /api/v2/admin/statistics/days/table': { days: '30', form: 'csv' },
    'GET /api/v2/admin/schools': {
      find: '高中',
      type: 'high_school',
      county: 'taipei_city',
      state: 'closed',
      cursor: 'abc',
    },
    'GET /api/v2/admin/typed-schools': { cursor: 'abc' },
    'GET /api/v2/admin/people': {
      find: '林',
      schoolId: nobody,
      academicRole: 'student',
      level: 'support',
      plan: 'plus',
      state: 'leaving',
      cursor: 'abc',
    },
    'GET /api/v2/admin/audit': {
      actorId: nobody,
      subjectId: nobody,
      act: 'person.looked',
      cursor: 'abc',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
    },
  },
}
