import type { Cast } from '../../../testing/kinds.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { audiences, type Subject, type Thing } from '../../../testing/subject.ts'
import { paragraph } from '../posts.fixture.ts'
import { agree, part, read, save, sharedAddress, start } from './shared.fixture.ts'

/** One that says the word, with the friend asked; what the friend does about that is `then`. */
const withFriend =
  (then: (friend: TestPerson, id: string, owner: TestPerson) => Promise<unknown>) =>
  async (cast: Cast, word: string): Promise<Thing> => {
    const [owner, friend] = [cast.owner, cast.person('friend')]
    const { id } = await start(owner, friend)
    await save(owner, id, { title: word, content: paragraph(word) })
    await then(friend, id, owner)
    await agree(id, owner)
    const { version } = await read(owner, id)
    return { id, version: String(version), personId: friend.id, another: cast.person('suspended').id }
  }

const owns = audiences.owner
const both = ['owner', 'friend'] as const
const own = { names: ['params.id'], right: 'own', missing: 'SHARED_NOT_FOUND' } as const
const seen = { names: ['params.id'], right: 'see', missing: 'SHARED_NOT_FOUND' } as const

export const sharedSubjects: Subject[] = [
  {
    thing: 'a record that is written together',
    forms: {
      'with somebody who writes': {
        make: withFriend(async (friend, id) => {
          await part(friend, id, { state: 'accepted' })
          await agree(id, friend)
        }),
        rights: { see: both, write: both, own: owns },
      },
      'with somebody who is asked': {
        make: withFriend(async () => undefined),
        rights: { see: both, write: owns, own: owns },
      },
      'with somebody who said no': {
        make: withFriend((friend, id) => part(friend, id, { state: 'declined' })),
        rights: { see: owns, write: owns, own: owns },
      },
      'with somebody who was taken out': {
        make: withFriend(async (friend, id, { browser }) => {
          await part(friend, id, { state: 'accepted' })
          return browser.delete(`${sharedAddress}/${id}/people/${friend.id}`)
        }),
        rights: { see: owns, write: owns, own: owns },
      },
    },
    calls: [
      { ...seen, call: 'GET /api/v2/portfolios/shared/:id', tells: true },
      { ...seen, call: 'GET /api/v2/portfolios/shared/:id/edits' },
      {
        ...seen,
        call: 'PATCH /api/v2/portfolios/shared/:id/people/current',
        send: () => ({ body: { privacy: 1 } }),
      },
      {
        ...seen,
        call: 'PUT /api/v2/portfolios/shared/:id',
        right: 'write',
        send: ({ version }) => ({
          body: {
            version: Number(version),
            title: '小論文',
            content: paragraph('換一個題目'),
            fileIds: [],
            date: '2026-11-01',
            classification: 'course_learning',
            tags: ['teamwork'],
            customTags: [],
          },
        }),
        spends: true,
      },
      {
        ...own,
        call: 'POST /api/v2/portfolios/shared/:id/publish',
        send: ({ version }) => ({ body: { version: Number(version) } }),
        spends: true,
      },
      {
        ...own,
        call: 'POST /api/v2/portfolios/shared/:id/people',
        send: ({ another = '' }) => ({ body: { personIds: [another] } }),
        spends: true,
      },
      {
        ...own,
        call: 'DELETE /api/v2/portfolios/shared/:id/people/:personId',
        names: ['params.id', 'params.personId'],
        spends: true,
        forms: ['with somebody who writes', 'with somebody who is asked'],
      },
      { ...own, call: 'DELETE /api/v2/portfolios/shared/:id', spends: true },
    ],
  },
]
