import { nobody } from '../../testing/nobody.ts'
import type { Samples } from '../../testing/sample.ts'
import { saveOf, vttOf } from '../files/captions/captions.fixture.ts'
import { coEditingSamples } from './co-editing/co-editing.samples.fixture.ts'
import { learnerSamples } from './learners/learners.samples.fixture.ts'
import { learningSamples } from './learning/learning.samples.fixture.ts'
import { publishingSamples } from './publishing/publishing.samples.fixture.ts'
import { reflectionSamples } from './reflections/reflections.samples.fixture.ts'

export const samples: Samples = {
  bodies: {
    ...publishingSamples.bodies,
    ...coEditingSamples.bodies,
    ...learningSamples.bodies,
    ...learnerSamples.bodies,
  },
  queries: {
    ...publishingSamples.queries,
    ...coEditingSamples.queries,
    ...learningSamples.queries,
    ...learnerSamples.queries,
  },
  orders: { ...publishingSamples.orders, ...learningSamples.orders, ...learnerSamples.orders },
  own: { ...publishingSamples.own, ...coEditingSamples.own },
}
