import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath as path } from '../courses.fixture.ts'

const records = `${path}/current-user/records`
const paged = { cursor: 'abc', limit: '20' }

export const learningSamples: Samples = {
  bodies: {
    [`POST ${path}/unit-record/getUnitRecord`]: { courseId: nobody },
    [`POST ${path}/linked`]: { links: [{ courseId: nobody, unitId: nobody }] },
    [`POST ${path}/:id/watching`]: {
      unitId: nobody,
      pieces: [{ pieceId: nobody, seen: [[0, 12]], again: [[0, 3]], position: 12.4 }],
    },
  },
  queries: { [`GET ${records}/courses`]: paged, [`GET ${path}/user/:id/joined`]: paged },
  orders: { [`GET ${records}/courses`]: [{}], [`GET ${path}/user/:id/joined`]: [{}] },
  own: {},
}
