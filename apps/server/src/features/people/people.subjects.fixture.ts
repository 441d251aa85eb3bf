import { inTransaction } from '../../platform/database/index.ts'
import type { Cast, KindName } from '../../testing/kinds.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { looseFiles, shownPicture } from '../files/files.subjects.fixture.ts'
import { indexPerson } from './finding/index-person.service.ts'

/** Gives a person a name they can be found by. */
async function rename({ product }: Cast, { id }: TestPerson, word: string): Promise<{ id: string }> {
  await inTransaction(product.platform.db, async (transaction) => {
    await transaction.execute(`update accounts set display_name = '${word}' where id = '${id}'`)
    await indexPerson(transaction, id)
  })
  return { id }
}

const gone = (kind: KindName) => ({
  make: (cast: Cast, word: string) => rename(cast, cast.person(kind), word),
  rights: { see: [], self: [], befriended: [] },
})

/** People that calls name. `befriended` is the right to calls that only the person's friends may make. */
export const personForms: Subject['forms'] = {
  'a member': {
    make: (cast, word) => rename(cast, cast.owner, word),
    rights: { see: audiences.members, self: audiences.owner, befriended: ['friend'] },
  },
  'somebody who leaves': gone('being deleted'),
  'somebody who has not told who they are': gone('no profile'),
}

const everybody = [...audiences.members, 'blocked', 'blocker'] as const

/** A new person for each call, so that the relations to the owner stay as they are. */
const newcomerForms: Subject['forms'] = {
  'a member': {
    make: async (cast, word) => rename(cast, await newPerson(cast.product), word),
    rights: { see: everybody, meet: everybody },
    // A suspended person cannot search.
    listedFor: everybody.filter((kind) => kind !== 'suspended'),
  },
  'somebody who leaves': {
    make: async (cast, word) =>
      rename(cast, await newPerson(cast.product, { deletedAt: cast.product.clock.now() }), word),
    rights: { see: [], meet: [] },
  },
}

const toPerson = ({ id }: { id: string }) => ({ body: { personId: id } })
const ofPerson = ({ id }: { id: string }) => ({ query: { personId: id } })
const meeting = { right: 'meet', spends: true } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a person',
      forms: personForms,
      calls: [
        { call: 'GET /api/v2/users/:id', names: ['params.id'], right: 'see', missing: 'USER_NOT_FOUND', tells: true },
        {
          call: 'GET /api/v2/users/:id/resource-stats',
          names: ['params.id'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
        },
        {
          call: 'GET /api/v2/users/:id/users-with-search-keyword',
          names: ['params.id'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
        },
      ],
    },
    {
      thing: 'somebody new',
      forms: newcomerForms,
      calls: [
        {
          ...meeting,
          call: 'POST /api/v2/friends/makefriends',
          names: ['body.personId'],
          missing: null,
          send: toPerson,
        },
        { ...meeting, call: 'PATCH /api/v2/friends/accept', names: ['body.personId'], missing: null, send: toPerson },
        { ...meeting, call: 'DELETE /api/v2/friends/reject', names: ['query.personId'], missing: null, send: ofPerson },
        {
          ...meeting,
          call: 'POST /api/v2/follows',
          names: ['body.personId'],
          missing: 'USER_NOT_FOUND',
          send: toPerson,
        },
        { ...meeting, call: 'DELETE /api/v2/follows/remove', names: ['query.personId'], missing: null, send: ofPerson },
        {
          ...meeting,
          call: 'POST /api/v2/blocks',
          names: ['body.personId'],
          missing: 'USER_NOT_FOUND',
          send: toPerson,
        },
        {
          ...meeting,
          call: 'PUT /api/v2/users/:id/remark',
          names: ['params.id'],
          missing: 'USER_NOT_FOUND',
          send: () => ({ body: { remark: '小雨的哥哥' } }),
        },
        {
          ...meeting,
          call: 'DELETE /api/v2/blocks/cancelblocks',
          names: ['query.personId'],
          missing: null,
          send: ofPerson,
        },
      ],
    },
    {
      thing: 'a file that becomes a picture of oneself',
      forms: { ...looseFiles, ...shownPicture },
      calls: [
        {
          call: 'PUT /api/v2/users/current/avatar',
          names: ['body.fileId'],
          right: 'take',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: ({ id }) => ({ body: { kind: 'file', fileId: id } }),
          forms: ['a picture that nothing uses', 'the picture of a person'],
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/users/:id', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    { call: 'GET /api/v2/users/current/card', ask: () => ({ query: { as: 'friend' } }) },
    { call: 'GET /api/v2/users/:id/resource-stats', ask: ({ owner }) => ({ params: { id: owner.id } }) },
    {
      call: 'GET /api/v2/users/:id/users-with-search-keyword',
      ask: ({ owner, word }) => ({ params: { id: owner.id }, query: { list: 'friends', keyword: word } }),
    },
    { call: 'POST /api/v2/search/searchperson', ask: ({ word }) => ({ body: { keyword: word } }) },
  ],
  silent: [],
}
