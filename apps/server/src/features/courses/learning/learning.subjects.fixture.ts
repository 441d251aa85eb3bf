import { newPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Thing } from '../../../testing/subject.ts'
import { personForms } from '../../people/people.subjects.fixture.ts'
import { coursePath } from '../courses.fixture.ts'
import { letTeach, newPublished, password } from '../publishing/publishing.fixture.ts'
import { join } from './learning.fixture.ts'

const { members } = audiences
const everybody = [...members, 'blocked', 'blocker'] as const
const others = members.filter((kind) => kind !== 'owner')
const friends = ['friend'] as const
const missing = 'COURSE_NOT_FOUND'

const notJoined = { right: 'learn', missing, forbidden: 'COURSE_NOT_JOINED' } as const
const reported = ({ unitId }: Thing) => ({
  body: { unitId, pieces: [{ pieceId: unitId, seen: [], again: [], position: 0 }] },
})

export const learningSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that a friend learns',
      forms: {
        'on the shelf': {
          make: async ({ product, owner, person }, word) => {
            const { course, unitId } = await newPublished(product, owner, { name: word })
            await join(person('friend'), course._id)
            return { id: course._id, unitId }
          },
          rights: { see: members, join: others, learn: friends },
        },
        'on the shelf, taught by somebody who named the owner as its lecturer': {
          make: async ({ product, owner, person }, word) => {
            const { course, unitId } = await newPublished(product, person('stranger'), { name: word })
            await letTeach(product, course._id, owner, { part: 'lecturer' })
            await join(person('friend'), course._id)
            return { id: course._id, unitId }
          },
          rights: {
            see: everybody,
            join: [...members.filter((kind) => kind !== 'owner' && kind !== 'stranger'), 'blocked', 'blocker'],
            learn: friends,
          },
        },
      },
      calls: [
        { ...notJoined, call: 'GET /api/v2/courses/:id/learn', names: ['params.id'], tells: true },
        {
          ...notJoined,
          call: 'POST /api/v2/courses/unit-record/getUnitRecord',
          names: ['body.courseId'],
          send: ({ id }) => ({ body: { courseId: id } }),
        },
        {
          ...notJoined,
          call: 'POST /api/v2/courses/:id/watching',
          names: ['params.id'],
          send: reported,
        },
        {
          call: 'POST /api/v2/courses/current-user/records/course/:id',
          names: ['params.id'],
          right: 'join',
          missing,
          forbidden: 'COURSE_TAUGHT',
          spends: true,
        },
        {
          call: 'DELETE /api/v2/courses/current-user/records/course/:id',
          names: ['params.id'],
          right: 'see',
          missing,
          spends: true,
        },
      ],
    },
    {
      thing: 'a course behind a password',
      forms: {
        'that the friend has said, and learns': {
          make: async ({ product, person }, word) => {
            // By an unrelated person, as teachers need no password.
            const teacher = await newPerson(product)
            const { course, unitId } = await newPublished(product, teacher, { name: word, isPrivate: true })
            await person('friend').browser.post(`${coursePath}/authorize/${course._id}`, { password })
            await join(person('friend'), course._id)
            return { id: course._id, unitId }
          },
          rights: { see: everybody, learn: friends, told: friends },
        },
      },
      calls: [
        {
          call: 'GET /api/v2/courses/:id/learn',
          names: ['params.id'],
          right: 'learn',
          missing,
          tells: true,
          forbidden: 'COURSE_PASSWORD_NEEDED',
        },
      ],
    },
    {
      thing: 'a person who learns courses',
      forms: personForms,
      calls: [
        { call: 'GET /api/v2/courses/user/:id/joined', names: ['params.id'], right: 'see', missing: 'USER_NOT_FOUND' },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/courses/current-user/records/courses' },
    { call: 'GET /api/v2/courses/user/:id/joined', ask: ({ owner }) => ({ params: { id: owner.id } }) },
  ],
  silent: [],
  passedOver: {},
  freePlaces: [
    [
      /^body\.(unitId|pieces\.pieceId)$/,
      'of the course that is reported on, or gone meanwhile',
      `${coursePath}/:id/watching`,
    ],
  ],
}
