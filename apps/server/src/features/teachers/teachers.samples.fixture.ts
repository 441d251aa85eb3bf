import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/users/current/teacher/email': { email: 'chen@school.edu.tw' },
    'PATCH /api/v2/users/current/teacher/email': { token: 'forged' },
    'POST /api/v2/users/current/teacher/code': { code: 'ABCDEFGH23' },
    'POST /api/v2/schools/teacher-codes': { schoolId: nobody, uses: 5, days: 7 },
    'PUT /api/v2/schools/:schoolId/domains': { usesListed: true, own: ['mail.fg.tp.edu.tw'] },
  },
}
