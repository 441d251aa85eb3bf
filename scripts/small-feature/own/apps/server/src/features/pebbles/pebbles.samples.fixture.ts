import type { Samples } from '../../testing/sample.ts'
import { pebbleBody } from './pebbles.fixture.ts'

export const samples: Samples = {
  bodies: { 'POST /api/v2/pebbles': pebbleBody() },
  queries: { 'GET /api/v2/pebbles': { cursor: 'abc' } },
}
