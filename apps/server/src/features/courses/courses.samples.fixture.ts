import type { Samples } from '../../testing/sample.ts'
import { coEditingSamples } from './co-editing/co-editing.samples.fixture.ts'
import { publishingSamples } from './publishing/publishing.samples.fixture.ts'

export const samples: Samples = {
  bodies: { ...publishingSamples.bodies, ...coEditingSamples.bodies },
  queries: { ...publishingSamples.queries, ...coEditingSamples.queries },
  orders: { ...publishingSamples.orders },
  own: { ...publishingSamples.own, ...coEditingSamples.own },
}
