import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const samples: Samples = {
  bodies: { 'PUT /api/v2/trash/restored': { kind: 'record', id: nobody } },
  queries: { 'GET /api/v2/trash': { cursor: 'abc' } },
}
