import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { FeatureSubjects, Subject, Thing } from '../../../testing/subject.ts'
import { writtenCourse } from '../courses.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { aRemark, remark, reply } from './remarks.fixture.ts'

const both = ['owner', 'friend'] as const
const friends = ['friend'] as const

/** A remark by the friend on their course, which the cast's owner teaches in this part. */
const ofFriend =
  (part: 'coEditor' | 'lecturer') =>
  async ({ product, owner, person }: Cast, word: string): Promise<Thing> => {
    const friend = person('friend')
    const { course, unitId } = await writtenCourse(product, friend)
    await letTeach(product, course._id, owner, { part })
    const said = await remark(friend, course._id, unitId, { content: word, quote: word })
    const { _id: replyId } = await reply(friend, said, { content: word })
    return { id: course._id, unitId, remarkId: said._id, replyId }
  }

// Reading remarks needs the course and the unit; no other list contains them.
const listedFor = [] as const
const forms: Subject['forms'] = {
  'to a co-editor': { listedFor, make: ofFriend('coEditor'), rights: { see: both, write: both, own: friends } },
  'to a lecturer': { listedFor, make: ofFriend('lecturer'), rights: { see: both, write: friends, own: friends } },
}

const ofCourse = { names: ['params.id'], right: 'see', missing: 'COURSE_NOT_FOUND' } as const
const seen = { names: ['params.id', 'params.remarkId'], right: 'see', missing: 'COURSE_NOT_FOUND' } as const
const written = { ...seen, right: 'write' } as const
const owned = { ...seen, right: 'own' } as const
const ownReply = { ...owned, names: ['params.id', 'params.remarkId', 'params.replyId'] } as const
const path = '/api/v2/courses/:id/remarks'
const send = () => ({ body: { content: '換一句話說', clientId: randomUUID() } })

export const remarkSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a remark on a passage',
      forms,
      calls: [
        {
          ...ofCourse,
          call: `GET ${path}`,
          names: ['params.id', 'query.unitId'],
          tells: true,
          send: ({ unitId = '' }) => ({ query: { unitId } }),
        },
        { ...ofCourse, call: 'GET /api/v2/courses/:id/remark-counts' },
        { ...seen, call: `GET ${path}/:remarkId`, tells: true },
        {
          ...ofCourse,
          call: `POST ${path}`,
          names: ['params.id', 'body.unitId'],
          right: 'write',
          send: ({ unitId = '' }) => ({ body: aRemark(unitId) }),
        },
        { ...owned, call: `PATCH ${path}/:remarkId`, send: () => ({ body: { content: '換一句話說' } }) },
        { ...written, call: `POST ${path}/:remarkId/resolved`, send: () => ({ body: { isResolved: true } }) },
        { ...written, call: `PUT ${path}/:remarkId/place`, send: () => ({ body: { start: 'AAEC', end: 'AAED' } }) },
        { ...owned, call: `DELETE ${path}/:remarkId`, spends: true },
        { ...written, call: `POST ${path}/:remarkId/replies`, send },
        {
          ...ownReply,
          call: `PATCH ${path}/:remarkId/replies/:replyId`,
          send: () => ({ body: { content: '換一句話說' } }),
        },
        { ...ownReply, call: `DELETE ${path}/:remarkId/replies/:replyId`, spends: true },
      ],
    },
  ],
  listings: [],
  silent: [],
}
