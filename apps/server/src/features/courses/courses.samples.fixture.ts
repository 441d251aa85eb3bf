import type { Samples } from '../../testing/sample.ts'
import { captionSamples } from './captions/captions.samples.fixture.ts'
import { coEditingSamples } from './co-editing/co-editing.samples.fixture.ts'
import { discussionSamples } from './discussion/discussion.samples.fixture.ts'
import { learnerSamples } from './learners/learners.samples.fixture.ts'
import { learningSamples } from './learning/learning.samples.fixture.ts'
import { noteSamples } from './notes/notes.samples.fixture.ts'
import { publishingSamples } from './publishing/publishing.samples.fixture.ts'
import { reflectionSamples } from './reflections/reflections.samples.fixture.ts'
import { remarkSamples } from './remarks/remarks.samples.fixture.ts'

const parts: readonly Partial<Samples>[] = [
  publishingSamples,
  coEditingSamples,
  captionSamples,
  remarkSamples,
  learningSamples,
  discussionSamples,
  reflectionSamples,
  learnerSamples,
  noteSamples,
]
const all = <Name extends keyof Samples>(name: Name): Samples[Name] =>
  Object.assign({}, ...parts.map((part) => part[name]))

export const samples: Samples = {
  bodies: all('bodies'),
  queries: all('queries'),
  orders: all('orders'),
  own: all('own'),
}
