import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'

export const consoleSamples: Samples = {
  bodies: {},
  queries: {
    'GET /api/v2/admin/audit': {
      ...{ actorId: nobody, subjectId: nobody, act: 'person.looked', cursor: 'abc' },
      ...{ from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
    },
  },
}
