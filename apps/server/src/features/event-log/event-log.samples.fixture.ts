import type { Samples } from '../../testing/sample.ts'

export const eventLogSamples: Samples = {
  queries: { 'GET /api/v2/user-event': { group: 'account' } },
}
