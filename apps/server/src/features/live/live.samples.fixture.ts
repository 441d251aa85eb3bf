import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  queries: { 'GET /api/v2/user-event/channel/:channelId': { of: 'portfolio', after: '1763865123.1234:1234:' } },
}
