import { randomUUID } from 'node:crypto'
import type { Cast, KindName } from '../../../testing/kinds.ts'
import { newPerson } from '../../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../../testing/subject.ts'
import { belowOwnOfKeptApart, commentForms } from '../../comments/comments.subjects.fixture.ts'
import { coursePath } from '../courses.fixture.ts'
import { join } from '../learning/learning.fixture.ts'
import { change, letTeach, newPublished, password } from '../publishing/publishing.fixture.ts'

const { members, owner: own } = audiences
const everybody = [...members, 'blocked', 'blocker'] as const
const both = ['owner', 'friend'] as const
const friends = ['friend'] as const
const none: KindName[] = []
const said = () => ({ content: '因為日出。', clientId: randomUUID() })

/** A course of the owner that the friend learns, with its discussion in the given state. */
const learntBy =
  (forumStatus: 'open' | 'stopped' | 'closed') =>
  async ({ product, owner, person }: Cast): Promise<string> => {
    const { course } = await newPublished(product, owner)
    await join(person('friend'), course._id)
    await change(owner, course._id, { forumStatus })
    return course._id
  }

/** A course of the owner that the friend teaches along. */
async function taughtByFriend({ product, owner, person }: Cast): Promise<string> {
  const { course } = await newPublished(product, owner)
  await letTeach(product, course._id, person('friend'), { part: 'lecturer' })
  return course._id
}

const courseForms: Subject['forms'] = {
  'that a friend learns': {
    make: async (cast) => ({ id: await learntBy('open')(cast) }),
    rights: { see: members, read: members, take: both },
    listedFor: [],
  },
  'whose discussion is closed': {
    make: async (cast) => ({ id: await learntBy('closed')(cast) }),
    rights: { see: members, read: own, take: none },
    listedFor: [],
  },
  'of somebody else, behind a password that the friend has said': {
    make: async ({ product, person }) => {
      const { course } = await newPublished(product, await newPerson(product), { isPrivate: true })
      await person('friend').browser.post(`${coursePath}/authorize/${course._id}`, { password })
      await join(person('friend'), course._id)
      return { id: course._id }
    },
    rights: { see: everybody, read: friends, take: friends },
    listedFor: [],
  },
}
const [learntForm, closedForm, privateForm] = Object.keys(courseForms) as [string, string, string]

const list = {
  call: 'GET /api/v2/courses/discussion/course/:id',
  names: ['params.id'],
  right: 'read',
  missing: 'COURSE_NOT_FOUND',
} as const
const ask = {
  call: 'POST /api/v2/courses/discussion/course/:id',
  names: ['params.id'],
  right: 'take',
  missing: 'COURSE_NOT_FOUND',
  send: () => ({ body: said() }),
} as const

const answerable = { see: members, take: both }
const questions = commentForms('course', {
  'of a friend in a course of the owner': {
    target: learntBy('open'),
    by: 'friend',
    rights: { ...answerable, write: friends, remove: both },
  },
  'of the owner in their course': {
    target: learntBy('open'),
    by: 'owner',
    rights: { ...answerable, write: own, remove: own },
  },
  'of the owner in a course that the friend teaches with them': {
    target: taughtByFriend,
    by: 'owner',
    rights: { ...answerable, write: own, remove: both },
  },
})
const keptApart = belowOwnOfKeptApart('in a course of the owner,', 'course', {
  target: learntBy('open'),
  rights: { ...answerable, write: none, remove: own },
})

const one = { names: ['params.id'], missing: 'COURSE_DISCUSSION_NOT_FOUND' } as const
const callsOf = (named: 'comment' | 'reply'): Subject['calls'] => {
  const params = (thing: Record<string, string>) => ({ id: String(thing[named]) })
  const only = <Body>(body?: () => Body) => ({
    send: (thing: Record<string, string>) => ({ params: params(thing), ...(body && { body: body() }) }),
  })
  const taking = { ...one, right: 'take', forbidden: 'COURSE_NOT_JOINED' } as const
  return [
    {
      ...one,
      ...only(),
      call: 'GET /api/v2/courses/discussion/:id/reply',
      right: 'see',
      ...(named === 'comment' && { tells: true }),
    },
    { ...taking, ...only(said), call: 'POST /api/v2/courses/discussion/:id/reply' },
    {
      ...one,
      ...only(() => ({ content: '我改一下' })),
      call: 'PATCH /api/v2/courses/discussion/:id',
      right: 'write',
      spends: true,
    },
    { ...one, ...only(), call: 'DELETE /api/v2/courses/discussion/:id', right: 'remove', spends: true },
    { ...taking, ...only(), call: 'POST /api/v2/courses/like/discussion/:id' },
    { ...one, ...only(), call: 'DELETE /api/v2/courses/like/discussion/:id', right: 'see' },
  ]
}

export const discussionSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a course that is discussed',
      forms: courseForms,
      calls: [
        { ...list, forms: [learntForm] },
        { ...list, forms: [closedForm], forbidden: 'COURSE_DISCUSSION_CLOSED' },
        { ...list, forms: [privateForm], forbidden: 'COURSE_PASSWORD_NEEDED' },
        { ...ask, forms: [learntForm], forbidden: 'COURSE_NOT_JOINED' },
        { ...ask, forms: [closedForm], forbidden: 'COURSE_DISCUSSION_CLOSED' },
        { ...ask, forms: [privateForm], forbidden: 'COURSE_PASSWORD_NEEDED' },
        {
          call: 'GET /api/v2/user-event/channel/:channelId',
          names: ['params.channelId'],
          right: 'read',
          missing: 'NOT_FOUND',
          forbidden: 'NOT_FOUND',
          send: ({ id }) => ({ params: { channelId: id }, query: { of: 'course' } }),
        },
      ],
    },
    { thing: 'a question in a course', forms: { ...questions, ...keptApart }, calls: callsOf('comment') },
    { thing: 'an answer in a course', forms: questions, calls: callsOf('reply') },
  ],
  listings: [],
  silent: [],
  freePlaces: [
    [/^body\.place\.(unitId|film\.pieceId)$/, 'one that the course has not is left out', coursePath],
    [/^query\.unitId$/, 'at a unit that the course has not nothing is asked', `${coursePath}/discussion`],
  ],
}
