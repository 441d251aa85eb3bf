import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: { 'POST /api/v2/invitation/link': { days: 7 } },
  queries: {
    'GET /api/v2/invitation/arrivals': {},
    'GET /api/v2/invitation/link/current': { groupId: nobody },
    'DELETE /api/v2/invitation/link/current': { groupId: nobody },
    'GET /api/v2/invitation/link': { invitationLinkId: nobody },
  },
}
