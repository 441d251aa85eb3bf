import { randomUUID } from 'node:crypto'
import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { problemBody } from './problems.fixture.ts'

export const samples: Samples = {
  bodies: {
    'POST /api/v2/problems': problemBody('照片傳不上去。', { email: 'somebody@example.test', fileIds: [nobody] }),
    'POST /api/v2/admin/problems/:id/answers': { clientId: randomUUID(), words: '請再試一次。', closes: true },
  },
  queries: {
    'GET /api/v2/problems/mine': { cursor: 'abc' },
    'GET /api/v2/admin/problems': { state: 'open', cursor: 'abc' },
  },
}
