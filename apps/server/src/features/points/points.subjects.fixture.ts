import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import type { FeatureSubjects, Thing } from '../../testing/subject.ts'
import { newSchoolOf, place } from '../groups/groups.fixture.ts'
import { administer, belong, groupForms, groupOf } from '../groups/groups.subjects.fixture.ts'
import { classWith, issue, issueBody, ownPoints } from './points.fixture.ts'

/** The owner's points, with this reason, in a class that shows points to guardians. */
async function givenToOwner({ product, owner }: Cast, reason: string): Promise<Thing> {
  const teacher = await newPerson(product, { plan: 'plus', teacherVerifiedAt: product.clock.now() })
  const group = await classWith(product, teacher, [owner])
  await issue(teacher, group, [owner], { reason })
  return { id: group, childId: owner.id }
}

const path = '/api/v2/group-point'
const leading = { right: 'administer', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const belonging = { right: 'see', missing: 'GROUP_NOT_FOUND' } as const
const rights = { see: belong, administer } as const

/** A group of the owner's with a student of this name who has points. */
async function withPupil(cast: Cast, displayName: string): Promise<Thing> {
  const group = await groupOf(cast, 'private', randomUUID().slice(0, 8))
  const pupil = await newPerson(cast.product, { displayName, plan: 'plus' })
  await place(cast.product, group.id, pupil.id, memberRoles.member)
  // Points that were cleared earlier are in an archive.
  await issue(cast.owner, group.id, [pupil])
  const confirmed = { clientId: randomUUID(), name: group.name }
  await cast.owner.browser.put(`${path}/${group.id}/resetGroupPointsAndRecord`, confirmed)
  const all = await cast.owner.browser.get(`${path}/${group.id}`)
  await issue(cast.owner, group.id, [pupil])
  return { id: group.id, pupil: pupil.id, archive: all.json().archives[0].id }
}

/** The friend's points, with this reason, in a group of the owner's. */
async function movementOf(cast: Cast, reason: string): Promise<Thing> {
  const group = await groupOf(cast, 'private', randomUUID().slice(0, 8))
  const friend = cast.person('friend')
  await issue(cast.owner, group.id, [friend], { reason })
  const [movement] = (await ownPoints(friend, group.id)).items
  return { id: movement?.id ?? '', group: group.id, pupil: friend.id }
}

const ofMovement = { names: ['params.id', 'params.movementId'], missing: 'GROUP_NOT_FOUND' } as const
const inMovement = ({ id, group = '' }: Thing, body?: object) => ({ params: { id: group, movementId: id }, body })
const goal = { title: '全班看電影', target: 200, picture: 'jar' }
const governing = {
  names: ['params.id'],
  right: 'govern',
  missing: 'GROUP_NOT_FOUND',
  forbidden: 'GROUP_TOP_ADMIN_REQUIRED',
} as const
const named = ({ name = '' }: Thing) => ({ body: { clientId: randomUUID(), name } })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'points of a child',
      forms: {
        'that a teacher has given': {
          make: givenToOwner,
          rights: { see: ['guardian', 'owner'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/guardian/children/:childId/points',
          names: ['params.childId'],
          right: 'see',
          missing: 'CHILD_NOT_FOUND',
          tells: true,
        },
      ],
    },
    {
      thing: 'a group that may have a leaderboard',
      forms: groupForms,
      calls: [
        {
          ...leading,
          call: 'PUT /api/v2/api/:id/leaderboardStatus',
          names: ['params.id'],
          send: () => ({ body: { leaderboardStatus: false } }),
        },
        { ...governing, call: `PUT ${path}/:id/groupPointReset`, send: named },
        { ...governing, call: `PUT ${path}/:id/resetGroupPointsAndRecord`, send: named },
      ],
    },
    {
      thing: 'a group that gives points',
      forms: {
        'with a pupil': {
          make: withPupil,
          rights: { ...rights, told: administer },
          // The name occurs in the group's points only, and in no list.
          listedFor: [],
        },
      },
      calls: [
        {
          ...belonging,
          call: 'POST /api/v2/api/getGroupPointStatus',
          names: ['body.groupId'],
          send: ({ id }) => ({ body: { groupId: id } }),
        },
        {
          ...belonging,
          call: `GET ${path}/getSelfPointRead`,
          names: ['query.groupId'],
          send: ({ id }) => ({ query: { groupId: id } }),
        },
        { ...belonging, call: `GET ${path}/:id/leaderboard`, names: ['params.id'] },
        {
          ...belonging,
          call: `PUT ${path}/:id/leaderboard/name`,
          names: ['params.id'],
          send: () => ({ body: { isHidden: true } }),
        },
        { ...leading, call: `GET ${path}/:id`, names: ['params.id'], tells: true },
        {
          ...leading,
          call: `GET ${path}/:id/table`,
          names: ['params.id'],
          send: () => ({ query: { form: 'csv' } }),
        },
        {
          ...leading,
          call: `GET ${path}/:id/archives/:archiveId/table`,
          names: ['params.id', 'params.archiveId'],
          send: ({ id, archive = '' }) => ({ params: { id, archiveId: archive } }),
        },
        {
          ...leading,
          call: `GET ${path}/:id/members/:personId`,
          names: ['params.id', 'params.personId'],
          tells: true,
          send: ({ id, pupil = '' }) => ({ params: { id, personId: pupil } }),
        },
        {
          ...leading,
          call: `POST ${path}/updateGroupPoint`,
          names: ['body.groupId'],
          spends: true,
          send: ({ id }) => ({ body: { groupId: id, version: 0, goal } }),
        },
        {
          ...leading,
          call: `POST ${path}/:id/manuallyIssuePoints`,
          names: ['params.id', 'body.memberIds'],
          send: ({ id, pupil = '' }) => ({ params: { id }, body: issueBody([{ id: pupil }]) }),
        },
      ],
    },
    {
      thing: 'points of a member',
      forms: {
        'that were given by hand': {
          make: movementOf,
          // The reason is told to the receiver in a notice.
          rights: { ...rights, own: ['friend'], told: ['friend'] },
        },
      },
      calls: [
        {
          ...ofMovement,
          right: 'own',
          forbidden: 'POINTS_NOT_FOUND',
          call: `PUT ${path}/:id/seen`,
          names: ['params.id', 'body.movementId'],
          send: ({ id, group = '' }) => ({ params: { id: group }, body: { movementId: id } }),
        },
        {
          ...ofMovement,
          ...leading,
          call: `POST ${path}/:id/movements/:movementId/takeBack`,
          send: (thing) => inMovement(thing),
        },
        {
          ...ofMovement,
          right: 'own',
          forbidden: 'POINTS_NOT_FOUND',
          call: `PUT ${path}/:id/movements/:movementId/answer`,
          send: (thing) => inMovement(thing, { answer: '謝謝老師！' }),
        },
      ],
    },
    {
      thing: 'a school that has decided about points',
      forms: {
        'that nobody of them acts for': {
          make: async ({ product }) => {
            const id = await newSchoolOf(product, await newPerson(product))
            return { id, schoolId: id }
          },
          // A person acting for the school is covered elsewhere.
          rights: { see: [] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: `GET ${path}/schools/:schoolId`,
          names: ['params.schoolId'],
          right: 'see',
          missing: 'SCHOOL_NOT_FOUND',
        },
        {
          call: `PUT ${path}/schools/:schoolId`,
          names: ['params.schoolId'],
          right: 'see',
          missing: 'SCHOOL_NOT_FOUND',
          send: () => ({ body: { forbidsLeaderboards: true } }),
        },
      ],
    },
  ],
  listings: [],
  silent: [],
  passedOver: {
    [`POST ${path}/:id/manuallyIssuePoints`]: [
      ['body.memberIds', 'who is no member of the group is said to be none', 'POINTS_NOT_A_MEMBER'],
    ],
  },
}
