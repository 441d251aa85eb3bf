import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

const reason = '學生忘記密碼'
const file = { name: 'list.csv', content: 'YQ==' }
const slip = {
  username: '353301-1',
  password: 'kadu-fime-4827',
  fullName: '林小雨',
  schoolName: '望海高中',
  grade: 'high_1',
  className: '忠',
  seatNumber: '7',
  studentNumber: '1',
}

const takenIn = { studentNumber: 'S1', grade: 'high_1', className: '忠', seatNumber: '7' }

export const samples: Samples = {
  bodies: {
    'POST /api/v2/groups/:groupId/members/:personId/first-password': { reason },
    'POST /api/v2/schools/:schoolId/people/first-passwords': { personIds: [nobody], reason },
    'POST /api/v2/admin/people/:id/first-password': { reason },
    'POST /api/v2/schools/password-slips': { items: [slip] },
    'PATCH /api/v2/schools/:schoolId/people': { people: [{ id: nobody, seatNumber: '7' }] },
    'POST /api/v2/schools/:schoolId/people/close': { personIds: [nobody], reason },
    'POST /api/v2/schools/:schoolId/people/reopen': { personIds: [nobody], reason },
    'POST /api/v2/schools/:schoolId/people/let-go': { personIds: [nobody], reason },
    'POST /api/v2/schools/:schoolId/people/transfer': { personIds: [nobody], reason, toSchoolId: nobody },
    'POST /api/v2/schools/:schoolId/transfers/:personId/accept': takenIn,
    'POST /api/v2/schools/:schoolId/transfers/:personId/end': { reason },
    'POST /api/v2/schools/:schoolId/account-imports/check': file,
    'POST /api/v2/schools/:schoolId/account-imports': { ...file, clientId: nobody },
  },
  queries: {
    'GET /api/v2/schools/:schoolId/people': {
      find: '林',
      grade: 'high_1',
      className: '忠',
      academicRole: 'student',
      cursor: 'abc',
    },
    'GET /api/v2/schools/:schoolId/people/table': {
      find: '林',
      grade: 'high_1',
      className: '忠',
      academicRole: 'student',
    },
  },
}
