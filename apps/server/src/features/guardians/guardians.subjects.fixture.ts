import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { administer, belong, groupOf } from '../groups/groups.subjects.fixture.ts'
import { groups } from '../groups/groups.tables.ts'
import { accept, invite } from './guardians.fixture.ts'

/** A class of the owner's with people in several roles. */
export async function classOf(cast: Cast): Promise<string> {
  const { id } = await groupOf(cast, 'private', randomUUID().slice(0, 8))
  await cast.product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, id))
  return id
}

/** People who are guardians by a link. */
const guard = ['guardian'] as const

export const childForms: Subject['forms'] = {
  'of a guardian': {
    make: async ({ owner }) => ({ id: owner.id, childId: owner.id }),
    rights: { see: guard, told: [] },
    listedFor: [],
  },
}

const oneMoreChild: Subject['forms'] = {
  'of a guardian, one more': {
    make: async ({ product, browsers }) => {
      const { id } = await newPerson(product)
      await accept(browsers.guardian, (await invite(product, id)).token)
      return { id, childId: id }
    },
    rights: { see: guard, told: [] },
    listedFor: [],
  },
}

const pupilForms: Subject['forms'] = {
  'whose guardian was invited': {
    make: async (cast, name) => {
      const groupId = await classOf(cast)
      const child = cast.person('friend').id
      const { id } = await invite(cast.product, child, { name, invitedBy: cast.owner.id, groupId })
      return { id, groupId, childId: child }
    },
    rights: { see: belong, administer, told: belong },
    listedFor: ['friend'],
  },
}

const guardedForms: Subject['forms'] = {
  'who has a guardian': {
    make: async (cast, name) => {
      const groupId = await classOf(cast)
      const child = cast.person('friend').id
      const device = cast.product.guest()
      await accept(device, (await invite(cast.product, child)).token, { name })
      const { id } = (await device.get('/api/v2/guardian')).json<{ id: string }>()
      return { id, groupId, childId: child }
    },
    rights: { see: belong, administer, told: belong },
    listedFor: ['friend'],
  },
}

const leading = { missing: 'GROUP_NOT_FOUND', right: 'administer', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const onGroup = { ...leading, names: ['params.groupId'] } as const
const onPupil = { ...leading, names: ['params.groupId', 'params.childId', 'params.id'] } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a child',
      forms: oneMoreChild,
      calls: [
        {
          call: 'DELETE /api/v2/guardian/children/:childId',
          names: ['params.childId'],
          right: 'see',
          missing: 'CHILD_NOT_FOUND',
          spends: true,
        },
      ],
    },
    {
      thing: 'a pupil',
      forms: pupilForms,
      calls: [
        { ...onGroup, call: 'GET /api/v2/groups/:groupId/guardians', tells: true },
        {
          ...onGroup,
          call: 'PUT /api/v2/groups/:groupId/guardian-sights',
          send: () => ({ body: { deadlines: true, returned: false, scores: false, points: true } }),
        },
        {
          ...onGroup,
          call: 'POST /api/v2/groups/:groupId/guardian-list',
          send: () => ({ body: { list: '7 王小明 王先生 wang@example.test' } }),
        },
        {
          ...onGroup,
          names: ['params.groupId', 'body.items.childId'],
          call: 'POST /api/v2/groups/:groupId/guardian-invitations',
          send: ({ childId = '' }) => ({
            body: { items: [{ childId, name: '王先生', email: `${randomUUID()}@example.test` }] },
          }),
          spends: true,
        },
        {
          ...onGroup,
          names: ['params.groupId', 'body.childIds'],
          call: 'POST /api/v2/groups/:groupId/guardian-slips',
          send: ({ childId = '' }) => ({ body: { childIds: [childId] } }),
        },
        {
          ...onPupil,
          call: 'DELETE /api/v2/groups/:groupId/pupils/:childId/guardian-invitations/:id',
          spends: true,
        },
      ],
    },
    {
      thing: 'a pupil',
      forms: guardedForms,
      calls: [{ ...onPupil, call: 'DELETE /api/v2/groups/:groupId/pupils/:childId/guardians/:id', spends: true }],
    },
    {
      thing: 'an invitation of one’s own guardian',
      forms: {
        'that waits': {
          make: async ({ product, owner }, name) => ({ id: (await invite(product, owner.id, { name })).id }),
          rights: { see: audiences.owner },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/guardians/invitations/:id',
          names: ['params.id'],
          right: 'see',
          missing: null,
          spends: true,
        },
      ],
    },
    {
      thing: 'a guardian of one’s own',
      forms: {
        'of a child': {
          make: async ({ product, owner }, name) => {
            const device = product.guest()
            await accept(device, (await invite(product, owner.id)).token, { name })
            return { id: (await device.get('/api/v2/guardian')).json<{ id: string }>().id }
          },
          rights: { see: audiences.owner, remove: [] },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/guardians/:id',
          names: ['params.id'],
          right: 'remove',
          missing: 'GUARDIAN_NOT_FOUND',
          forbidden: 'GUARDIAN_STAYS',
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/guardians' }],
  silent: ['GET /api/v2/guardian'],
  passedOver: {
    'POST /api/v2/groups/:groupId/guardian-invitations': [
      ['body.items.childId', 'whoever is no pupil of the group may have left it', 'GROUP_ROLE_CHANGED'],
    ],
    'POST /api/v2/groups/:groupId/guardian-slips': [
      ['body.childIds', 'whoever is no pupil of the group may have left it', 'GROUP_ROLE_CHANGED'],
    ],
    'DELETE /api/v2/groups/:groupId/pupils/:childId/guardian-invitations/:id': [
      ['params.childId', 'whoever is no pupil of the group may have left it', 'GROUP_ROLE_CHANGED'],
      ['params.id', 'again changes nothing'],
    ],
    'DELETE /api/v2/groups/:groupId/pupils/:childId/guardians/:id': [
      ['params.childId', 'whoever is no pupil of the group may have left it', 'GROUP_ROLE_CHANGED'],
    ],
    'DELETE /api/v2/guardians/invitations/:id': [['params.id', 'again changes nothing']],
  },
}
