import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath as path } from '../courses.fixture.ts'

const answers = [{ questionId: nobody, question: '你沒想到的是什麼？', text: '水比我想的還冷。' }]
const certificates = `${path}/current-user/certificates`

export const reflectionSamples: Samples = {
  bodies: {
    [`PUT ${path}/:id/reflections/:groupId`]: { base: nobody, title: '回頭看', answers },
    [`POST ${path}/:id/reflections/:groupId/record`]: {
      clientId: nobody,
      title: '河川的一年',
      answers,
      tags: ['communication'],
      customTags: ['溪流'],
      privacy: 3,
      withCertificate: true,
    },
  },
  queries: { [`GET ${certificates}`]: { cursor: 'abc', limit: '20' } },
  orders: { [`GET ${certificates}`]: [{}] },
  own: {},
}
