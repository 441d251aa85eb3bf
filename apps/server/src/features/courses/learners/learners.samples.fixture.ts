import { learnerSorts } from '@learntrail/contract/courses/learner-facts'
import { nobody } from '../../../testing/nobody.ts'
import type { Samples } from '../../../testing/sample.ts'
import { coursePath as path } from '../courses.fixture.ts'

const learners = `${path}/:id/learners`
const list = { filter: 'silent', groupId: nobody, sort: 'name' }

export const learnerSamples: Samples = {
  bodies: { [`POST ${learners}/messages`]: { clientId: nobody, text: '記得看第二單元', personIds: [nobody] } },
  queries: {
    [`GET ${learners}`]: { ...list, cursor: 'abc', limit: '20' },
    [`GET ${learners}/overview`]: { groupId: nobody },
    [`GET ${learners}/heat/:pieceId`]: { groupId: nobody },
    [`GET ${learners}/table`]: { ...list, form: 'csv' },
    [`GET ${path}/:id/messages`]: { cursor: 'abc', limit: '20' },
  },
  orders: {
    [`GET ${learners}`]: learnerSorts.map((sort) => ({ sort })),
    [`GET ${path}/:id/messages`]: [{}],
  },
  own: {},
}
