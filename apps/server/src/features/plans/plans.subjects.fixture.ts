import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { actBeforeBlock, ofKeptApart } from '../../testing/kept-apart.ts'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { place } from '../groups/groups.fixture.ts'
import { belong, groupForms, groupOf } from '../groups/groups.subjects.fixture.ts'
import { personForms } from '../people/people.subjects.fixture.ts'
import { doingFreePlaces, doingSubjects } from './doing/doing.subjects.fixture.ts'
import { forGuardianSubjects } from './for-guardians/for-guardians.subjects.fixture.ts'
import { memberSubjects } from './members/members.subjects.fixture.ts'
import { newPlan, newShared, planBody, planPath, progressOf } from './plans.fixture.ts'
import { schoolPlanSubjects } from './school/school.subjects.fixture.ts'
import { signedForms, signingCalls, signingFreePlaces, signingSubjects } from './signing/signing.subjects.fixture.ts'

const own = audiences.owner

const saying = (word: string) => ({
  projectName: word,
  motivation: word,
  introduction: word,
  criteria: [word],
  progress: progressOf(2, word),
})

const planOf =
  (privacy: 0 | 1 | 3) =>
  async ({ owner }: Cast, word: string) => ({ id: (await newShared(owner, { ...saying(word), privacy }))._id })

const inGroup = {
  ground: async (cast: Cast) => ({ group: (await groupOf(cast, 'open', '河川')).id }),
  make: async ({ owner }: Cast, word: string, { group = '' }: Record<string, string>) => {
    const { _id } = await newShared(owner, { ...saying(word), privacy: 2, groupIds: [group] })
    return { id: _id, group }
  },
}

/** A plan of a member of a group that the owner leads, where a block does not apply. */
const inLedGroup = ofKeptApart('for a group that the owner leads,', (side) => ({
  ground: async (cast: Cast) => ({ group: (await groupOf(cast, 'private', '河川')).id }),
  make: (cast: Cast, word: string, { group = '' }: Record<string, string>) =>
    actBeforeBlock(cast, side, async (owner) => {
      await place(cast.product, group, owner.id, memberRoles.member)
      return inGroup.make({ ...cast, owner }, word, { group })
    }),
  rights: { see: belong, own: [], take: [], sign: [] },
}))

const forms: Subject['forms'] = {
  public: { make: planOf(0), rights: { see: audiences.members, own, take: own, sign: [] } },
  'for friends': { make: planOf(1), rights: { see: audiences.friends, own, take: own, sign: [] } },
  'for a group': { ...inGroup, rights: { see: belong, own, take: own, sign: [] } },
  private: { make: planOf(3), rights: { see: own, own, take: own, sign: [] } },
  'of somebody who leaves': {
    make: async ({ product }, word) => {
      const leaving = await newPerson(product)
      const { _id } = await newShared(leaving, saying(word))
      await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [leaving.id])
      return { id: _id }
    },
    rights: { see: [], own: [], take: [], sign: [] },
  },
  ...inLedGroup,
  ...signedForms(saying),
}

const missing = 'PLAN_NOT_FOUND'
const seen = { names: ['params.id'], right: 'see', missing } as const
const owned = { names: ['params.id'], right: 'own', missing, forbidden: missing } as const
/** The form is made from what is read. Tested for one form only, because printing is slow. */
const printed = { right: 'see', missing, forms: ['for friends'] } as const
const save = () => ({ body: { writer: randomUUID(), save: 1, version: 1, motivation: '我想知道。' } })

export const subjects: FeatureSubjects = {
  subjects: [
    ...doingSubjects,
    {
      thing: 'a plan',
      forms,
      calls: [
        { ...seen, call: 'GET /api/v2/sdl-service/projects/:id', tells: true },
        {
          ...seen,
          call: 'POST /api/v2/sdl-service/projects',
          names: ['body.source'],
          send: ({ id }) => ({ body: planBody({ source: id }) }),
          tells: true,
        },
        {
          ...seen,
          call: 'POST /api/v2/sdl-service/favorites',
          names: ['body.projectId'],
          send: ({ id }) => ({ body: { projectId: id, isFavorite: true } }),
        },
        { ...printed, call: 'GET /api/v2/sdl-service/projects/:id/download', names: ['params.id'] },
        {
          ...printed,
          call: 'GET /api/v2/sdl-service/viewPdf',
          names: ['query.projectId'],
          send: ({ id }) => ({ query: { projectId: id } }),
        },
        { ...owned, call: 'PATCH /api/v2/sdl-service/projects/:id', send: save, spends: true },
        {
          ...owned,
          call: 'PATCH /api/v2/sdl-service/projects/:id/privacy',
          send: () => ({ body: { privacy: 0 } }),
          spends: true,
        },
        { ...owned, call: 'DELETE /api/v2/sdl-service/projects/:id', spends: true },
        ...signingCalls,
      ],
    },
    ...memberSubjects,
    {
      thing: 'a group that a plan is for',
      forms: groupForms,
      calls: [
        {
          call: 'PATCH /api/v2/sdl-service/projects/:id/privacy',
          names: ['body.groupIds'],
          right: 'belong',
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'GROUP_NOT_FOUND',
          send: async ({ id }, caller) => ({
            params: { id: (await newPlan(caller))._id },
            body: { privacy: 2, groupIds: [id] },
          }),
        },
        {
          call: 'GET /api/v2/sdl-service/advised',
          names: ['query.groupId'],
          right: 'belong',
          missing: null,
          forbidden: null,
          send: ({ id }) => ({ query: { groupId: id } }),
        },
      ],
    },
    {
      thing: 'a class whose plans are taken along',
      forms: groupForms,
      calls: [
        {
          call: 'GET /api/v2/sdl-service/groups/:groupId/table',
          names: ['params.groupId'],
          right: 'administer',
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'GROUP_ADMIN_REQUIRED',
          send: ({ id }) => ({ params: { groupId: id }, query: { form: 'csv' } }),
        },
      ],
    },
    {
      thing: 'a person who shows plans',
      forms: personForms,
      calls: [
        {
          call: 'GET /api/v2/sdl-service/projects',
          names: ['query.user'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
          send: ({ id }) => ({ query: { user: id } }),
        },
      ],
    },
    ...signingSubjects,
    ...schoolPlanSubjects,
    ...forGuardianSubjects,
  ],
  listings: [
    { call: 'GET /api/v2/sdl-service/projects' },
    { call: 'GET /api/v2/sdl-service/projects', ask: ({ owner }) => ({ query: { user: owner.id } }) },
    { call: 'GET /api/v2/sdl-service/projects/search' },
    { call: 'GET /api/v2/sdl-service/projects/search', ask: ({ word }) => ({ query: { words: word } }) },
    { call: 'GET /api/v2/sdl-service/projects/counts' },
    { call: 'GET /api/v2/sdl-service/advised' },
  ],
  // Lists only people who lead the caller's groups, and nothing that they made.
  silent: ['GET /api/v2/sdl-service/signers'],
  passedOver: {
    'GET /api/v2/sdl-service/advised': [['query.groupId', 'nobody in it has asked for a signature']],
  },
  freePlaces: [
    ...doingFreePlaces,
    [
      /^(body|params)\.personId$/,
      'a friend, or somebody of a group: tried where plans are written together',
      `${planPath}/:id/members`,
    ],
    [/^body\.progress\.(stages\.id|weeks\.(items\.)?id)$/, 'named by the browser, of the plan that it is in', planPath],
    ...signingFreePlaces,
  ],
}
