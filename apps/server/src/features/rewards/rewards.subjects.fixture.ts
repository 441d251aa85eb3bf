import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects, Thing } from '../../testing/subject.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { place } from '../groups/groups.fixture.ts'
import { administer, belong, groupOf } from '../groups/groups.subjects.fixture.ts'
import { fund, givenIn, givePoints, issueTo, ownMovements, rewardBody } from './rewards.fixture.ts'

const path = '/api/v2/rewards'
const admin = '/api/v2/admin/rewards'
const leading = { right: 'administer', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const

/** A group of the owner's in a school with points. */
async function inSchool(cast: Cast) {
  const { product } = cast
  const group = await groupOf(cast, 'private', randomUUID().slice(0, 8))
  const school = await newSchool(product)
  await product.platform.pool.query('update groups set school_id = $1 where id = $2', [school, group.id])
  await fund(product, cast.owner.id, school, 10_000)
  return { id: group.id, school }
}

/** Same, with a pupil of this name. */
async function withPupil(cast: Cast, displayName: string): Promise<Thing> {
  const group = await inSchool(cast)
  const pupil = await newPerson(cast.product, { displayName, plan: 'plus' })
  await place(cast.product, group.id, pupil.id, memberRoles.member)
  await issueTo(cast.owner, group.id, [pupil])
  return { ...group, pupil: pupil.id }
}

/** Reward points of `friend` in a group of the owner's, with this reason. */
async function movementOf(cast: Cast, reason: string): Promise<Thing> {
  const group = await inSchool(cast)
  await issueTo(cast.owner, group.id, [cast.person('friend')], { reason })
  return { id: (await givenIn(cast.owner, group.id))[0]?.id ?? '', group: group.id }
}

const change = () => ({ clientId: randomUUID(), points: 5, reason: '下學期的額度' })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a group that gives reward points',
      forms: {
        'with a pupil': {
          make: withPupil,
          rights: { see: belong, administer, told: administer },
          // In no list: the name is only among its members.
          listedFor: [],
        },
      },
      calls: [
        { ...leading, call: `GET ${path}/groups/:id`, names: ['params.id'], tells: true },
        { ...leading, call: `GET ${path}/groups/:id/given`, names: ['params.id'], tells: true },
        {
          ...leading,
          call: 'POST /api/v2/group-point/:id/manuallyIssueReward',
          names: ['params.id', 'body.memberIds'],
          send: ({ id, pupil = '' }) => ({ params: { id }, body: rewardBody([{ id: pupil }], { points: 1 }) }),
        },
      ],
    },
    {
      thing: 'reward points of a member',
      forms: {
        'that were given by hand': {
          make: movementOf,
          // The receiver's notice contains the reason.
          rights: { see: belong, give: ['owner'], own: ['friend'], told: ['friend'] },
        },
      },
      calls: [
        {
          call: `POST ${path}/groups/:id/movements/:movementId/takeBack`,
          right: 'give',
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'REWARDS_NOT_FOUND',
          names: ['params.id', 'params.movementId'],
          send: ({ id, group = '' }) => ({ params: { id: group, movementId: id } }),
        },
        {
          call: `PUT ${path}/seen`,
          right: 'own',
          missing: 'REWARDS_NOT_FOUND',
          forbidden: 'REWARDS_NOT_FOUND',
          names: ['body.movementId'],
          send: ({ id }) => ({ body: { movementId: id } }),
        },
      ],
    },
    {
      thing: 'reward points of a person',
      forms: {
        'that the operator has given': {
          make: async ({ product, owner }, word) => {
            await givePoints(product, owner.id, 20, word)
            return { id: owner.id, movement: (await ownMovements(owner))[0]?.id ?? '' }
          },
          rights: { see: ['owner', 'staff'], look: ['staff'], told: ['owner', 'staff'] },
          listedFor: ['owner'],
        },
      },
      calls: [
        {
          call: `GET ${admin}/ledgers/:kind/:id`,
          names: ['params.id'],
          right: 'look',
          missing: 'LEDGER_NOT_FOUND',
          tells: true,
          send: ({ id }) => ({ params: { kind: 'purse', id } }),
        },
        {
          call: `POST ${admin}/movements/:id/takeBack`,
          names: ['params.id'],
          right: 'look',
          missing: 'REWARDS_NOT_FOUND',
          spends: true,
          send: ({ movement = '' }) => ({ params: { id: movement }, body: { reason: '發錯人' } }),
        },
      ],
    },
    {
      thing: 'a school that has reward points',
      forms: {
        'that nobody of them acts for': {
          make: async ({ product, person }) => {
            const id = await newSchool(product)
            await fund(product, person('staff').id, id, 500)
            return { id }
          },
          rights: { see: ['staff'] },
          listedFor: [],
        },
      },
      calls: (['fund', 'withdraw'] as const).map((way) => ({
        call: `POST ${admin}/budgets/:schoolId/${way}` as const,
        names: ['params.schoolId'],
        right: 'see',
        missing: 'SCHOOL_NOT_FOUND' as const,
        send: ({ id }: Thing) => ({ params: { schoolId: id }, body: change() }),
      })),
    },
  ],
  passedOver: {
    'POST /api/v2/group-point/:id/manuallyIssueReward': [
      ['body.memberIds', 'whoever left meanwhile is no member', 'POINTS_NOT_A_MEMBER'],
    ],
  },
  listings: [{ call: `GET ${path}/movements` }],
  silent: [
    `GET ${path}/purse`,
    // Schools and sums, and nothing that people made.
    `GET ${admin}/budgets`,
    `GET ${admin}/proofs`,
    // For operators only, and logged.
    `GET ${admin}/ledgers`,
  ],
}
