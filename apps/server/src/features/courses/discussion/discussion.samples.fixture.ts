import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath } from '../courses.fixture.ts'

const path = `${coursePath}/discussion`
const place = { unitId: nobody, film: { pieceId: nobody, second: 192 } }

export const discussionSamples: Samples = {
  bodies: {
    [`POST ${path}/course/:id`]: { content: '為什麼是五點？', clientId: nobody, place },
    [`POST ${path}/:id/reply`]: { content: '因為日出。', clientId: nobody },
    [`PATCH ${path}/:id`]: { content: '為什麼是五點？' },
  },
  queries: {
    [`GET ${path}/course/:id`]: { unitId: nobody, order: 'unanswered', cursor: 'abc', limit: '5' },
    [`GET ${path}/:id/reply`]: { cursor: 'abc' },
  },
  orders: { [`GET ${path}/course/:id`]: [{}, { order: 'oldest' }, { order: 'unanswered' }] },
  own: {},
}
