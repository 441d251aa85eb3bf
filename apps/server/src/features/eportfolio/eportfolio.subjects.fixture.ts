import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../testing/subject.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { belowOwnOfKeptApart, commentForms, commentRights } from '../comments/comments.subjects.fixture.ts'
import { newConfirmationCode } from './confirm/confirmation-code.rules.ts'
import { draftWith, text } from './drafts/export-drafts.fixture.ts'
import { exportDraftSubjects } from './drafts/export-drafts.subjects.fixture.ts'
import { newEPortfolio } from './eportfolio.fixture.ts'
import { eportfolios } from './eportfolios.view.ts'
import { namedSubjects } from './named.subjects.fixture.ts'
import { content } from './typeset/document.fixture.ts'

/** Long enough for a summary. */
const longText = `我住在基隆河邊，小時候常到河邊釣魚，這幾年卻很少看到魚，所以我想知道河水到底發生了什麼事。
  我在三個地點各取了五次水樣，量了溶氧、酸鹼值和濁度，每一次都記下時間、天氣和當天的水位高低。
  結果上游的溶氧最高，中游在清晨最低，下游則因為潮水的關係，每一次量到的數字都不太一樣。
  我學會了怎麼校正儀器，也學會了在數字看起來不對的時候，先懷疑自己的做法，再懷疑河流。
  接下來我想再量一個冬天，並且請教住在河邊的長輩，他們記得的河和我量到的河有什麼不同。`

const ePortfolioOf =
  (visibility: 'exhibition' | 'public' | 'private') =>
  async ({ product, owner }: Cast, word: string) => {
    const code = newConfirmationCode()
    const told = {
      title: word,
      name: word,
      text: `${word}。${longText}`,
      summary: word,
      content: content({}),
      version: 2,
      lastVersion: 2,
    }
    const place = visibility === 'exhibition' ? {} : { exhibitedAt: null, exhibitionId: null }
    return {
      id: await newEPortfolio(product, owner, { visibility, ...told, ...place, confirmationCode: code }),
      code,
    }
  }

const own = audiences.owner
const confirm = audiences.anybody

const forms: Subject['forms'] = {
  'in the exhibition': { make: ePortfolioOf('exhibition'), rights: { see: audiences.members, own, confirm } },
  'for whoever has the address': {
    make: ePortfolioOf('public'),
    rights: { see: audiences.members, own, confirm },
    listedFor: own,
  },
  private: { make: ePortfolioOf('private'), rights: { see: own, own, confirm } },
}

/** Body of an export of the caller's draft as a new version. */
async function exportInto(product: TestApp, { id }: Thing, caller: TestPerson) {
  const { draftId } = await draftWith(caller, [text('量了三個點的溶氧。')])
  const isOwn = and(eq(eportfolios.id, id), eq(eportfolios.ownerId, caller.id))
  await product.platform.db.update(eportfolios).set({ draftId }).where(isOwn)
  return { clientId: randomUUID(), draftId, type: 'pdf', ePortfolioId: id }
}

const seen = { names: ['params.id'], right: 'see', missing: 'EPORTFOLIO_NOT_FOUND' } as const
const owned = { names: ['params.id'], right: 'own', missing: 'EPORTFOLIO_NOT_FOUND' } as const
const said = () => ({ body: { content: '寫得很清楚', clientId: randomUUID() } })

const below = (visibility: 'exhibition' | 'public' | 'private', of: 'owner' | 'stranger' = 'owner') => {
  return async (cast: Cast) => (await ePortfolioOf(visibility)({ ...cast, owner: cast.person(of) }, '別的')).id
}

/** Comments on what may not be seen are not found either. */
const belowOwn = commentForms('ePortfolio', {
  'in the exhibition': { target: below('exhibition'), by: 'owner', rights: commentRights(audiences.members, 'owner') },
  'of a friend by the address': {
    target: below('public'),
    by: 'friend',
    rights: commentRights(audiences.members, 'friend'),
  },
  'below a private one': { target: below('private'), by: 'owner', rights: commentRights(own, 'owner') },
})
const belowOwnOfOthers = belowOwnOfKeptApart('below what the owner exhibits,', 'ePortfolio', {
  target: below('exhibition'),
  rights: { see: audiences.members, write: [], remove: own },
})
const belowOthers = commentForms('ePortfolio', {
  'below what somebody else exhibits': {
    target: below('exhibition', 'stranger'),
    by: 'owner',
    rights: commentRights(audiences.members, 'owner', 'stranger'),
  },
})

function discussionCalls(missing: 'DISCUSSION_NOT_FOUND' | 'EPORTFOLIO_NOT_FOUND'): Subject['calls'] {
  const at = { names: ['params.id', 'params.discussionId'], missing } as const
  const params = (thing: Record<string, string>) => ({ id: String(thing.target), discussionId: String(thing.comment) })
  return [
    {
      ...at,
      call: 'GET /api/v2/ePortfolio/:id/discussions',
      names: ['query.parent'],
      right: 'see',
      send: (thing) => ({ params: params(thing), query: { parent: String(thing.comment) } }),
      tells: true,
    },
    {
      ...at,
      call: 'POST /api/v2/ePortfolio/:id/discussions/:discussionId/replies',
      right: 'see',
      send: (thing) => ({ params: params(thing), ...said() }),
    },
    {
      ...at,
      call: 'PATCH /api/v2/ePortfolio/:id/discussions/:discussionId',
      right: 'write',
      send: (thing) => ({ params: params(thing), body: { content: '我改一下' } }),
      spends: true,
    },
    {
      ...at,
      call: 'DELETE /api/v2/ePortfolio/:id/discussions/:discussionId',
      right: 'remove',
      send: (thing) => ({ params: params(thing) }),
      spends: true,
    },
    {
      ...at,
      call: 'POST /api/v2/ePortfolio/:id/like',
      names: ['body.referenceId'],
      right: 'see',
      send: (thing) => ({ params: params(thing), body: { referenceId: thing.comment } }),
    },
    {
      ...at,
      call: 'DELETE /api/v2/ePortfolio/:id/like',
      names: ['query.referenceId'],
      right: 'see',
      send: (thing) => ({ params: params(thing), query: { referenceId: String(thing.comment) } }),
    },
  ]
}

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'an e-portfolio',
      forms,
      calls: [
        { ...seen, call: 'GET /api/v2/ePortfolio/:id', tells: true },
        { ...seen, call: 'GET /api/v2/ePortfolio/:id/summary', tells: true },
        { ...seen, call: 'GET /api/v2/ePortfolio/:id/discussions' },
        { ...seen, call: 'POST /api/v2/ePortfolio/:id/discussions', send: said },
        { ...seen, call: 'PATCH /api/v2/ePortfolio/:id/browse' },
        {
          ...seen,
          call: 'GET /api/v2/user-event/channel/:channelId',
          names: ['params.channelId'],
          missing: 'NOT_FOUND',
          send: ({ id }) => ({ params: { channelId: id }, query: { of: 'ePortfolio' } }),
        },
        { ...seen, call: 'POST /api/v2/ePortfolio/:id/like', send: ({ id }) => ({ body: { referenceId: id } }) },
        { ...seen, call: 'DELETE /api/v2/ePortfolio/:id/like', send: ({ id }) => ({ query: { referenceId: id } }) },
        {
          ...seen,
          call: 'GET /api/v2/ePortfolio/confirmations/:code',
          names: ['params.code'],
          right: 'confirm',
          missing: null,
        },
        { ...owned, call: 'GET /api/v2/ePortfolio/:id/summary/suggestions/generate/history' },
        {
          ...owned,
          call: 'POST /api/v2/ePortfolio/:id/summary/suggestions/generate',
          send: () => ({ body: { clientId: randomUUID() } }),
        },
        {
          ...owned,
          call: 'PATCH /api/v2/ePortfolio/:id/summary/draft',
          send: () => ({ body: { summary: '我還在寫。' } }),
        },
        {
          ...owned,
          call: 'PATCH /api/v2/ePortfolio/:id/summary',
          send: () => ({ body: { summary: '我寫好了。' } }),
          spends: true,
        },
        {
          ...owned,
          call: 'PATCH /api/v2/ePortfolio/:id',
          send: () => ({ body: { visibility: 'exhibition' } }),
          spends: true,
        },
        // An existing form is not made again.
        { ...owned, call: 'POST /api/v2/ePortfolio/:id/forms', send: () => ({ body: { type: 'pdf' } }) },
        {
          ...owned,
          call: 'POST /api/v2/ePortfolio',
          names: ['body.ePortfolioId'],
          send: async (thing, caller, product) => ({ body: await exportInto(product, thing, caller) }),
          spends: true,
        },
        {
          ...owned,
          call: 'DELETE /api/v2/ePortfolio/:id/versions/:number',
          send: ({ id }) => ({ params: { id, number: '1' } }),
          spends: true,
        },
        // Cancelling something that does not exist succeeds.
        {
          ...owned,
          call: 'DELETE /api/v2/ePortfolio/:id/versions/:number/forms/:type',
          send: ({ id }) => ({ params: { id, number: '2', type: 'national' } }),
        },
        { ...owned, call: 'DELETE /api/v2/ePortfolio/:id', spends: true },
      ],
    },
    { thing: 'a comment below an e-portfolio', forms: belowOwn, calls: discussionCalls('EPORTFOLIO_NOT_FOUND') },
    {
      thing: 'a comment below an e-portfolio',
      forms: belowOwnOfOthers,
      calls: discussionCalls('EPORTFOLIO_NOT_FOUND'),
    },
    { thing: 'a comment below an e-portfolio', forms: belowOthers, calls: discussionCalls('DISCUSSION_NOT_FOUND') },
    ...exportDraftSubjects,
    ...namedSubjects,
  ],
  listings: [
    { call: 'GET /api/v2/ePortfolio/self' },
    { call: 'GET /api/v2/ePortfolio/exhibition' },
    { call: 'GET /api/v2/ePortfolio/exhibition', ask: ({ word }) => ({ query: { words: word } }) },
    { call: 'GET /api/v2/ePortfolio/exhibition', ask: ({ owner }) => ({ query: { owner: owner.id } }) },
    { call: 'GET /api/v2/ePortfolio/tagFriends', ask: ({ word }) => ({ query: { keyword: word } }) },
    { call: 'GET /api/v2/ePortfolio/resource' },
    { call: 'GET /api/v2/ePortfolio/summary/suggestions/generate/usage' },
    { call: 'GET /api/v2/exportDraft' },
  ],
  silent: [],
}
