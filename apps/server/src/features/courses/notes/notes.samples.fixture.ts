import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath } from '../courses.fixture.ts'

const path = `${coursePath}/:id/notes`
const place = { unitId: nobody, film: { pieceId: nobody, second: 192 } }

export const noteSamples: Partial<Samples> = {
  bodies: {
    [`POST ${path}`]: { clientId: nobody, place, text: '橋下的水最冷。' },
    [`PATCH ${path}/:noteId`]: { text: '橋下的水最冷。', base: nobody },
    [`POST ${path}/record`]: {
      clientId: nobody,
      title: '河川的一年',
      noteIds: [nobody],
      tags: ['communication'],
      customTags: ['溪流'],
      privacy: 3,
      withCertificate: true,
    },
  },
}
