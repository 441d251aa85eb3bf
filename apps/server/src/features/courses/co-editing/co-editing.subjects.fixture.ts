import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import type { FeatureSubjects, Subject, Thing } from '../../../testing/subject.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { befriend } from '../../people/index.ts'
import { coursePath, writtenCourse } from '../courses.fixture.ts'
import { letTeach } from '../publishing/publishing.fixture.ts'
import { courseForms } from '../publishing/publishing.subjects.fixture.ts'
import { invitationsOf, invite } from './co-editing.fixture.ts'

const both = ['owner', 'friend'] as const
const friends = ['friend'] as const
const owners = ['owner'] as const
const missing = 'COURSE_NOT_FOUND'

const saying = (word: string) => ({
  name: word,
  introduction: word,
  text: word,
  guide: [{ id: randomUUID(), title: word, questions: [{ id: randomUUID(), text: word }] }],
})

/** A course of the friend's that the cast's owner teaches in this part. */
const ofFriend =
  (part: 'coEditor' | 'lecturer') =>
  async ({ product, owner, person }: Cast, word: string): Promise<Thing> => {
    const { course, chapterId, unitId } = await writtenCourse(product, person('friend'), saying(word))
    await letTeach(product, course._id, owner, { part })
    return { id: course._id, chapterId, unitId, personId: owner.id }
  }

const taughtForms: Subject['forms'] = {
  'by a co-editor': { make: ofFriend('coEditor'), rights: { see: both, write: both, own: friends, give: friends } },
  'by a lecturer': { make: ofFriend('lecturer'), rights: { see: both, write: friends, own: friends, give: [] } },
}

/** A course of the friend's to which the cast's owner is invited; until they answer, only its name is told. */
async function invited({ product, owner, person }: Cast, word: string): Promise<Thing> {
  const friend = person('friend')
  const { course, unitId } = await writtenCourse(product, friend, saying(word))
  await befriend(product.platform, friend.id, owner.id)
  await invite(friend, course._id, [owner])
  const invitation = (await invitationsOf(owner)).find(({ courseId }) => courseId === course._id)
  return { id: invitation?._id ?? '', courseId: course._id, unitId }
}

const asked = async (_: Thing, caller: TestPerson, product: TestApp) => {
  const other = await newPerson(product)
  await befriend(product.platform, caller.id, other.id)
  return { body: { personIds: [other.id] } }
}

const seen = { names: ['params.id'], right: 'see', missing } as const
const written = { names: ['params.id'], right: 'write', missing, forbidden: missing } as const
const owned = { names: ['params.id'], right: 'own', missing } as const
const shelved = ['on the shelf', 'on the shelf behind a password', 'on the shelf with a co-editor']
const read = { right: 'read', missing, forbidden: 'COURSE_PASSWORD_NEEDED' } as const

export const coEditingSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that is taught together,',
      forms: taughtForms,
      calls: [
        { ...seen, call: 'GET /api/v2/courses/:id', tells: true },
        { ...seen, call: 'GET /api/v2/courses/:id/co-editors' },
        { ...owned, call: 'GET /api/v2/courses/:id/possible-co-editors' },
        { ...owned, call: 'POST /api/v2/courses/:id/co-editors', send: asked },
        // The person removed is the co-teacher, who may also leave.
        { ...seen, call: 'DELETE /api/v2/courses/:id/co-editors/:personId', spends: true },
        {
          ...owned,
          call: 'POST /api/v2/courses/:id/owner',
          forms: ['by a co-editor'],
          spends: true,
          send: ({ personId = '' }) => ({ body: { personId } }),
        },
        {
          ...written,
          call: 'POST /api/v2/courses/course-edit-lock',
          names: ['body.courseId', 'body.chapterId'],
          send: ({ id, chapterId = '' }) => ({ body: { courseId: id, chapterId } }),
          spends: true,
        },
        {
          ...seen,
          call: 'GET /api/v2/courses/course-edit-lock',
          names: ['query.courseId'],
          send: ({ id }) => ({ query: { courseId: id } }),
        },
        {
          ...written,
          call: 'DELETE /api/v2/courses/course-edit-lock/:id',
          missing: 'COURSE_LOCK_NOT_FOUND',
          forbidden: 'COURSE_LOCK_NOT_FOUND',
          send: ({ chapterId = '' }) => ({ params: { id: chapterId } }),
        },
        // Slow, so one form is enough.
        { ...seen, call: 'GET /api/v2/courses/:id/outline', forms: ['by a co-editor'] },
        { ...seen, call: 'GET /api/v2/courses/:id/cartridge' },
        {
          ...seen,
          call: 'POST /api/v2/courses/:id/copy',
          tells: true,
          send: () => ({ body: { clientId: randomUUID() } }),
        },
        {
          ...written,
          call: 'GET /api/v2/courses/:id/history',
          names: ['params.id', 'query.unitId'],
          send: ({ unitId = '' }) => ({ query: { unitId } }),
        },
        {
          ...written,
          call: 'GET /api/v2/courses/:id/history/:number',
          names: ['params.id', 'query.unitId'],
          send: ({ id, unitId = '' }) => ({ params: { id, number: '2' }, query: { unitId } }),
          tells: true,
        },
        {
          ...written,
          call: 'POST /api/v2/courses/:id/history/restore',
          names: ['params.id', 'body.unitId'],
          send: ({ unitId = '' }) => ({ body: { part: 'unitText', number: 2, unitId } }),
        },
      ],
    },
    {
      thing: 'an invitation to teach a course along',
      forms: { 'that waits': { make: invited, rights: { see: both, read: friends, answer: owners } } },
      calls: [
        {
          call: 'PATCH /api/v2/courses/co-edit-invitation/:id',
          names: ['params.id'],
          right: 'answer',
          missing: 'COURSE_INVITATION_NOT_FOUND',
          forbidden: 'COURSE_INVITATION_NOT_FOUND',
          send: () => ({ body: { response: 'accept' } }),
          spends: true,
        },
        {
          call: 'GET /api/v2/courses/:id',
          names: ['params.id'],
          right: 'read',
          missing,
          forbidden: missing,
          send: ({ courseId = '' }) => ({ params: { id: courseId } }),
        },
        {
          call: 'GET /api/v2/courses/:id/units/:unitId',
          names: ['params.id'],
          right: 'read',
          missing,
          forbidden: missing,
          send: ({ courseId = '', unitId = '' }) => ({ params: { id: courseId, unitId } }),
        },
      ],
    },
    {
      thing: 'a course that is read,',
      forms: Object.fromEntries(Object.entries(courseForms).filter(([name]) => shelved.includes(name))),
      calls: [
        {
          ...read,
          call: 'POST /api/v2/courses/course-guide/getGuideCourse',
          names: ['body.courseId'],
          tells: true,
          send: ({ id }) => ({ body: { courseId: id } }),
        },
        {
          ...read,
          call: 'GET /api/v2/courses/:id/outline',
          names: ['params.id'],
          forms: ['on the shelf behind a password'],
        },
        {
          call: 'GET /api/v2/courses/:id/co-editors',
          names: ['params.id'],
          right: 'write',
          missing,
          forbidden: missing,
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/courses/co-edit-invitation' }],
  silent: ['GET /api/v2/courses/lecturer'],
  freePlaces: [
    [
      /^(body\.personIds|params\.personId)$/,
      'a friend, or somebody of the school or a group',
      `${coursePath}/:id/co-editors`,
    ],
    [/^body\.personId$/, 'a co-editor: tried where courses are handed over', `${coursePath}/:id/owner`],
  ],
}
