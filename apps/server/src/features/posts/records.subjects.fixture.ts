import { memberRoles } from '@learntrail/contract/groups/roles'
import { actBeforeBlock, ofKeptApart } from '../../testing/kept-apart.ts'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import { audiences, type Subject } from '../../testing/subject.ts'
import { place } from '../groups/groups.fixture.ts'
import { administer, belong, groupOf } from '../groups/groups.subjects.fixture.ts'
import { paragraph, postBody, publish } from './posts.fixture.ts'

const recordOf =
  (privacy: 0 | 1 | 3) =>
  async ({ owner }: Cast, word: string) => {
    const { id } = await publish(owner, { title: word, content: paragraph(word), customTags: [word], privacy })
    return { id }
  }

/** A record for a group of the owner's, which exists before it. */
export const inGroup = {
  ground: async (cast: Cast) => ({ group: (await groupOf(cast, 'open', '河川')).id }),
  make: async ({ owner }: Cast, word: string, { group = '' }: Record<string, string>) => {
    const said = { title: word, content: paragraph(word), customTags: [word] }
    const { id } = await publish(owner, { ...said, privacy: 2, groupIds: [group] })
    return { id, group }
  },
}

/** Same, by a member of that group. */
export const inLedGroup = ofKeptApart('that the owner leads,', (side) => ({
  // A private group, so that nobody else sees its number of members.
  ground: async (cast: Cast) => ({ group: (await groupOf(cast, 'private', '河川')).id }),
  make: (cast: Cast, word: string, { group = '' }: Record<string, string>) =>
    actBeforeBlock(cast, side, async (owner) => {
      await place(cast.product, group, owner.id, memberRoles.member)
      return inGroup.make({ ...cast, owner }, word, { group })
    }),
  rights: { see: belong, administer, own: [] },
}))

const own = audiences.owner

export const recordForms = {
  public: { make: recordOf(0), rights: { see: audiences.members, own } },
  'for friends': { make: recordOf(1), rights: { see: audiences.friends, own } },
  'for a group': { ...inGroup, rights: { see: belong, own } },
  private: { make: recordOf(3), rights: { see: own, own } },
  'of somebody who leaves': {
    make: async ({ product }: Cast, word: string) => {
      const leaving = await newPerson(product)
      const { id } = await publish(leaving, { title: word, content: paragraph(word) })
      await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
      return { id }
    },
    rights: { see: [], own: [] },
  },
} satisfies Subject['forms']

const seen = { names: ['params.id'], right: 'see', missing: 'POST_NOT_FOUND' } as const
const changed = { names: ['params.id'], right: 'own', missing: 'POST_NOT_FOUND' } as const
/** Calls that use records take only the caller's own. */
const taken = { right: 'own', missing: 'POST_NOT_FOUND', forbidden: 'POST_NOT_FOUND' } as const

const version = (privacy: 0 | 1) => async (cast: Cast, word: string) => {
  const { owner } = cast
  const { id } = await publish(owner, { title: word, privacy })
  const replaced = await owner.browser.put(`/api/v2/portfolios/${id}`, postBody({ privacy }))
  if (replaced.statusCode !== 200) throw new Error(replaced.body)
  const { items } = (await owner.browser.get(`/api/v2/portfolios/${id}/versions`)).json()
  return { id, versionId: String(items[0].id) }
}

export const recordSubjects: Subject[] = [
  {
    thing: 'a record',
    forms: recordForms,
    calls: [
      { ...seen, call: 'GET /api/v2/portfolios/:id', tells: true },
      { ...seen, call: 'GET /api/v2/portfolios/:id/like' },
      { ...seen, call: 'GET /api/v2/portfolios/:id/messages/count' },
      { ...seen, call: 'PUT /api/v2/portfolios/:id/like' },
      { ...seen, call: 'DELETE /api/v2/portfolios/:id/like' },
      { ...seen, call: 'PATCH /api/v2/portfolios/:id', send: () => ({ body: { isLiked: true } }) },
      { ...changed, call: 'PATCH /api/v2/portfolios/:id', send: () => ({ body: { isPinned: true } }) },
      { ...changed, call: 'PATCH /api/v2/portfolios/:id', send: () => ({ body: { privacy: 0 } }), spends: true },
      { ...changed, call: 'PUT /api/v2/portfolios/:id', send: () => ({ body: postBody() }), spends: true },
      { ...changed, call: 'DELETE /api/v2/portfolios/:id', spends: true },
      {
        ...seen,
        call: 'POST /api/v2/users/:id/collections/portfolios',
        names: ['body.portfolioId'],
        send: ({ id }, caller) => ({ params: { id: caller.id }, body: { portfolioId: id } }),
      },
      {
        ...seen,
        call: 'DELETE /api/v2/users/:id/collections/portfolios/:portfolioId',
        names: ['params.portfolioId'],
        missing: null,
        send: ({ id }, caller) => ({ params: { id: caller.id, portfolioId: id } }),
      },
      {
        ...taken,
        call: 'POST /api/v2/portfolios/archive',
        names: ['body.ids'],
        send: ({ id }) => ({ body: { ids: [id] } }),
      },
      {
        ...taken,
        call: 'PUT /api/v2/users/current/showcase',
        names: ['body.postIds'],
        send: ({ id }) => ({ body: { headline: '', introduction: '', postIds: [id] } }),
      },
    ],
  },
  {
    thing: 'a record in a group',
    forms: inLedGroup,
    calls: [
      { ...seen, call: 'GET /api/v2/portfolios/:id', tells: true },
      { ...seen, call: 'GET /api/v2/portfolios/:id/like' },
      { ...seen, call: 'GET /api/v2/portfolios/:id/messages/count' },
      { ...seen, call: 'PUT /api/v2/portfolios/:id/like' },
    ],
  },
  {
    thing: 'a former version of a record',
    forms: {
      'that is public': {
        make: version(0),
        rights: { see: audiences.members, told: own, own },
        listedFor: [],
      },
      'for friends': { make: version(1), rights: { see: audiences.friends, told: own, own }, listedFor: [] },
    },
    calls: [
      { ...changed, call: 'GET /api/v2/portfolios/:id/versions', tells: true },
      {
        ...changed,
        call: 'GET /api/v2/portfolios/:id/versions/:versionId',
        names: ['params.id', 'params.versionId'],
        tells: true,
      },
    ],
  },
]
