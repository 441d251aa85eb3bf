import type { Samples } from '../../testing/sample.ts'
import { publishingSamples } from './publishing/publishing.samples.fixture.ts'

export const samples: Samples = publishingSamples
