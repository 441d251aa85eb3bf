import type { Cast } from '../../testing/kinds.ts'
import { nobody } from '../../testing/nobody.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../testing/subject.ts'
import { uploadText } from '../files/files.subjects.fixture.ts'
import { paragraph } from '../posts/posts.fixture.ts'
import { agree, part, read, sharedAddress, start, write } from './shared.fixture.ts'

/** A shared record that says the word, with the friend invited; `then` is what the friend does. */
const withFriend =
  (then: (friend: TestPerson, id: string, owner: TestPerson) => Promise<unknown>) =>
  async (cast: Cast, word: string): Promise<Thing> => {
    const [owner, friend] = [cast.owner, cast.person('friend')]
    const { id } = await start(owner, friend)
    await write(cast.product, owner, id, { title: word, content: paragraph(word) })
    await then(friend, id, owner)
    await agree(id, owner)
    const { version } = await read(owner, id)
    return { id, version: String(version), personId: friend.id, another: cast.person('suspended').id }
  }

const owns = audiences.owner
const both = ['owner', 'friend'] as const
const own = { names: ['params.id'], right: 'own', missing: 'SHARED_NOT_FOUND' } as const
const seen = { names: ['params.id'], right: 'see', missing: 'SHARED_NOT_FOUND' } as const

const sharedSubjects: Subject[] = [
  {
    thing: 'a record that is written together',
    forms: {
      'with somebody who writes': {
        make: withFriend(async (friend, id) => {
          await part(friend, id, { state: 'accepted' })
          await agree(id, friend)
        }),
        rights: { see: both, write: both, own: owns, saveWhole: [] },
      },
      'with somebody who is asked': {
        make: withFriend(async () => undefined),
        rights: { see: both, write: owns, own: owns, saveWhole: [] },
      },
      'with somebody who said no': {
        make: withFriend((friend, id) => part(friend, id, { state: 'declined' })),
        rights: { see: owns, write: owns, own: owns, saveWhole: [] },
      },
      'with somebody who was taken out': {
        make: withFriend(async (friend, id, { browser }) => {
          await part(friend, id, { state: 'accepted' })
          return browser.delete(`${sharedAddress}/${id}/people/${friend.id}`)
        }),
        rights: { see: owns, write: owns, own: owns, saveWhole: [] },
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
      // Saves as old pages did; present ones do not call it.
      {
        ...seen,
        call: 'PUT /api/v2/portfolios/shared/:id',
        right: 'saveWhole',
        forbidden: 'DOCUMENT_SCHEMA_OLD',
        send: ({ version }) => ({ body: { version: Number(version) } }),
      },
      {
        ...seen,
        call: 'PUT /api/v2/portfolios/shared/:id/files/:fileId',
        right: 'write',
        send: async (_, caller) => ({ params: { fileId: await uploadText(caller, '附件') } }),
        sendAsGuest: () => ({ params: { fileId: nobody } }),
      },
      {
        ...seen,
        call: 'DELETE /api/v2/portfolios/shared/:id/files/:fileId',
        right: 'write',
        send: () => ({ params: { fileId: nobody } }),
      },
      { ...seen, call: 'GET /api/v2/portfolios/shared/:id/history' },
      {
        ...seen,
        call: 'GET /api/v2/portfolios/shared/:id/history/:number',
        send: () => ({ params: { number: '2' } }),
        tells: true,
      },
      {
        ...seen,
        call: 'POST /api/v2/portfolios/shared/:id/history/restore',
        right: 'write',
        send: () => ({ body: { number: 2 } }),
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

export const subjects: FeatureSubjects = {
  subjects: sharedSubjects,
  listings: [{ call: 'GET /api/v2/portfolios/shared' }],
  silent: [],
  freePlaces: [
    [
      /^params\.fileId$/,
      'what a record does not have is out of it already, whoever’s it is',
      'DELETE /api/v2/portfolios/shared/:id/files/:fileId',
    ],
  ],
}
