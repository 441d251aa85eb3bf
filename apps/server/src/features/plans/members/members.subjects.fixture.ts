import { randomUUID } from 'node:crypto'
import type { Cast } from '../../../testing/kinds.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { audiences, type Subject, type Thing } from '../../../testing/subject.ts'
import * as fixture from '../plans.fixture.ts'

const { answerInvitation, invite, join, newPlan, planPath, progressOf } = fixture

/** A private plan of the friend's with the word, to which the owner is invited; `then` continues from there. */
const ofFriend =
  (then: (asked: TestPerson, id: string, friend: TestPerson) => Promise<unknown>) =>
  async (cast: Cast, word: string): Promise<Thing> => {
    const [asked, friend] = [cast.owner, cast.person('friend')]
    const said = { projectName: word, motivation: word, introduction: word, criteria: [word] }
    const { _id } = await newPlan(friend, { ...said, progress: progressOf(2, word) })
    await invite(friend, _id, asked)
    await then(asked, _id, friend)
    return { id: _id, personId: asked.id }
  }

const own = ['friend'] as const
const both = ['owner', 'friend'] as const
const asked = audiences.owner
const missing = 'PLAN_NOT_FOUND'
const seen = { names: ['params.id'], right: 'see', missing } as const
const owned = { ...seen, right: 'own', forbidden: missing } as const
const written = { ...seen, right: 'write', forbidden: missing } as const

export const memberSubjects: Subject[] = [
  {
    thing: 'a plan that several write',
    forms: {
      'with somebody who writes': {
        make: ofFriend((asked, id) => answerInvitation(asked, id, true)),
        rights: { see: both, write: both, asked, leave: both, own },
      },
      'with somebody who is asked': {
        make: ofFriend(async () => undefined),
        rights: { see: both, write: own, asked, leave: both, own },
      },
      'with somebody who said no': {
        make: ofFriend((asked, id) => answerInvitation(asked, id, false)),
        rights: { see: own, write: own, asked: [], leave: own, own },
      },
      'with somebody who was taken out': {
        make: ofFriend(async (asked, id, friend) => {
          await join(friend, id, asked)
          return friend.browser.delete(`${planPath}/${id}/members/${asked.id}`)
        }),
        rights: { see: own, write: own, asked: [], leave: own, own },
      },
    },
    calls: [
      { ...seen, call: 'GET /api/v2/sdl-service/projects/:id', tells: true },
      {
        ...written,
        call: 'PATCH /api/v2/sdl-service/projects/:id',
        send: () => ({ body: { writer: randomUUID(), save: 1, version: 1, motivation: '我想知道。' } }),
        spends: true,
      },
      { ...written, call: 'GET /api/v2/sdl-service/projects/:id/edits' },
      { ...written, call: 'GET /api/v2/sdl-service/projects/:id/signing' },
      {
        ...written,
        call: 'PUT /api/v2/sdl-service/projects/:id/signing',
        send: () => ({ body: { order: 'together', lines: [] } }),
      },
      { ...written, call: 'GET /api/v2/sdl-service/projects/:id/versions' },
      { ...owned, call: 'GET /api/v2/sdl-service/projects/:id/possible-members' },
      {
        ...owned,
        call: 'POST /api/v2/sdl-service/projects/:id/members',
        send: ({ personId = '' }) => ({ body: { personId } }),
        spends: true,
      },
      {
        ...seen,
        right: 'asked',
        forbidden: missing,
        call: 'PATCH /api/v2/sdl-service/projects/:id/members/mine',
        send: () => ({ body: { accepts: true } }),
      },
      {
        ...seen,
        right: 'leave',
        forbidden: missing,
        call: 'DELETE /api/v2/sdl-service/projects/:id/members/:personId',
        spends: true,
      },
    ],
  },
]
