import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { saveOf, vttOf } from '../files/captions/captions.fixture.ts'
import { coEditingSamples } from './co-editing/co-editing.samples.fixture.ts'
import { publishingSamples } from './publishing/publishing.samples.fixture.ts'
import { remarkSamples } from './remarks/remarks.samples.fixture.ts'

export const samples: Samples = {
  bodies: {
    ...publishingSamples.bodies,
    ...coEditingSamples.bodies,
    ...remarkSamples.bodies,
    'PUT /api/v2/courses/files/:id/captions/:language': saveOf(vttOf('水位'), 0, nobody),
  },
  queries: { ...publishingSamples.queries, ...coEditingSamples.queries, ...remarkSamples.queries },
  orders: { ...publishingSamples.orders },
  own: { ...publishingSamples.own, ...coEditingSamples.own },
}
