import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { saveOf, vttOf } from '../../files/captions/captions.fixture.ts'

export const captionSamples: Partial<Samples> = {
  bodies: { 'PUT /api/v2/courses/files/:id/captions/:language': saveOf(vttOf('水位'), 0, nobody) },
}
