import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

const token = 'A'.repeat(43)

export const samples: Samples = {
  bodies: {
    'POST /api/v2/guardian/invitation': { token },
    'POST /api/v2/guardian/accept': {
      token,
      name: '林先生',
      relation: 'father',
      email: 'lin@example.test',
      isWeekly: true,
      locale: 'tw',
    },
    'POST /api/v2/guardian/enter': { token },
    'PATCH /api/v2/guardian': {
      name: '林先生',
      email: 'lin@example.test',
      isWeekly: true,
      mailsBulletins: true,
      locale: 'en',
    },
    'PUT /api/v2/groups/:groupId/guardian-sights': { deadlines: true, returned: true, scores: false, points: true },
    'POST /api/v2/groups/:groupId/guardian-invitations': {
      items: [{ childId: nobody, name: '林先生', email: 'lin@example.test' }],
    },
    'POST /api/v2/groups/:groupId/guardian-list': { list: '7 王小明 王先生 wang@example.test' },
    'POST /api/v2/groups/:groupId/guardian-slips': { childIds: [nobody] },
    'POST /api/v2/guardians/invitations': { name: '林先生', email: 'lin@example.test' },
  },
}
