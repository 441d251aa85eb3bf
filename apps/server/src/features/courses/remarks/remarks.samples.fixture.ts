import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { remarksPath } from './remarks.fixture.ts'

const path = remarksPath(':id')
const content = '這一段可以再短一點。'

/** Sample input for the calls of remarks. */
export const remarkSamples = {
  bodies: {
    [`POST ${path}`]: {
      unitId: nobody,
      start: 'AAEBAAM',
      end: 'AAEBAAc',
      quote: '溶氧',
      content,
      clientId: nobody,
    },
    [`PATCH ${path}/:remarkId`]: { content },
    [`POST ${path}/:remarkId/resolved`]: { isResolved: true },
    [`PUT ${path}/:remarkId/place`]: { start: 'AAEBAAM', end: 'AAEBAAc' },
    [`POST ${path}/:remarkId/replies`]: { content, clientId: nobody },
    [`PATCH ${path}/:remarkId/replies/:replyId`]: { content },
  },
  queries: { [`GET ${path}`]: { unitId: nobody, state: 'resolved' } },
} satisfies Samples
