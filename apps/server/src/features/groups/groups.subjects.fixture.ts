import { randomUUID } from 'node:crypto'
import { type GroupType, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import { eq } from 'drizzle-orm'
import { actBeforeBlock, ofKeptApart } from '../../testing/kept-apart.ts'
import type { Cast, KindName } from '../../testing/kinds.ts'
import { newPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject, type Thing } from '../../testing/subject.ts'
import { looseFiles, shownPicture } from '../files/files.subjects.fixture.ts'
import { personForms } from '../people/people.subjects.fixture.ts'
import { schools } from '../profiles/organization/schools.tables.ts'
import { newGroup, place } from './groups.fixture.ts'
import { groups } from './groups.tables.ts'
import { makeGroupLink } from './links/links.service.ts'

/** The roles of people in the owner's groups; the owner is top administrator. */
const standing = {
  friend: memberRoles.member,
  teacher: memberRoles.administrator,
  follower: memberRoles.applying,
  'free plan': memberRoles.invitedAsMember,
} satisfies Partial<Record<KindName, MemberRole>>

/** Who belongs to such a group, and who administers it. */
export const belong = ['owner', 'friend', 'teacher'] as const
export const administer = ['owner', 'teacher'] as const
const roles = { belong, administer, govern: audiences.owner }

const known = [...belong, 'follower', 'free plan'] as const
const butOwner = (kinds: readonly KindName[]) => kinds.filter((kind) => kind !== 'owner')

/** Makes a group of the owner's with these people in their roles. */
export async function groupOf(cast: Cast, type: GroupType, word: string): Promise<Thing> {
  const { id } = await newGroup(cast.owner, { type, name: word })
  for (const kind of Object.keys(standing) as (keyof typeof standing)[])
    await place(cast.product, id, cast.person(kind).id, standing[kind])
  return { id, name: word }
}

export const groupForms: Subject['forms'] = {
  'an open group': {
    make: (cast, word) => groupOf(cast, 'open', word),
    rights: { see: audiences.members, ...roles, leave: butOwner(audiences.members) },
  },
  'a private group': {
    make: (cast, word) => groupOf(cast, 'private', word),
    rights: { see: known, ...roles, leave: butOwner(known) },
    listedFor: belong,
  },
}

/** A person in the owner's open group, by role. */
const standingAs = (role: MemberRole): Subject['forms'][string] => ({
  make: async (cast, word) => {
    const group = await groupOf(cast, 'open', randomUUID().slice(0, 8))
    const { id } = await newPerson(cast.product, { displayName: word })
    await place(cast.product, group.id, id, role)
    return { id, group: group.id }
  },
  rights: { see: audiences.members, ...roles, told: [] },
  listedFor: [],
})

/** A member of the owner's open group whose name tells who belongs to it. */
const withMember = ofKeptApart('with a member, one', (side): Subject['forms'][string] => ({
  make: (cast, displayName) =>
    actBeforeBlock(
      cast,
      side,
      async ({ id }) => {
        const group = await groupOf(cast, 'open', randomUUID().slice(0, 8))
        await place(cast.product, group.id, id, memberRoles.member)
        return group
      },
      { displayName },
    ),
  rights: { see: audiences.members, ...roles, told: belong },
  listedFor: [],
}))

const personForm = { 'a member': standingAs(memberRoles.member), 'an applicant': standingAs(memberRoles.applying) }

const inQuery = ({ id }: Thing) => ({ query: { groupId: id } })
const inBody = ({ id }: Thing) => ({ body: { groupId: id } })
const reading = { names: ['query.groupId'], missing: 'GROUP_NOT_FOUND', send: inQuery } as const
const administering = { right: 'administer', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_ADMIN_REQUIRED' } as const
const governing = { right: 'govern', missing: 'GROUP_NOT_FOUND', forbidden: 'GROUP_TOP_ADMIN_REQUIRED' } as const
const ofPerson = ({ id, group = '' }: Thing) => ({ query: { groupId: group, personId: id } })
const onPerson = ({ id, group = '' }: Thing) => ({ body: { groupId: group, personId: id } })

/** Makes a group of the caller's own, in which they may do everything. */
async function ownGroup(caller: Parameters<typeof newGroup>[0]): Promise<string> {
  // Suspended people cannot make groups.
  return (await newGroup(caller).catch(() => ({ id: randomUUID() }))).id
}

const nextBody = (change: object = {}) => ({
  clientId: randomUUID(),
  name: '八年一班',
  handle: `g-${randomUUID().slice(0, 8)}`,
  ...change,
})

/** A group of a school for which nobody here acts; `classes.test.ts` covers those who do. */
const schoolForm: Subject['forms'][string] = {
  make: async (cast, word) => {
    const { db } = cast.product.platform
    const group = await groupOf(cast, 'private', word)
    const [school] = await db.select({ id: schools.id }).from(schools).limit(1)
    const change = { type: 'school' as const, schoolId: school?.id ?? null }
    await db.update(groups).set(change).where(eq(groups.id, group.id))
    return group
  },
  rights: { see: known, ...roles, act: [] },
  listedFor: belong,
}
const inPath = ({ id }: { id: string }) => ({ params: { groupId: id } })
const ofSchool = {
  names: ['params.groupId'],
  right: 'act',
  missing: 'GROUP_NOT_FOUND',
  forbidden: 'SCHOOL_PERMISSION_REQUIRED',
} as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a group',
      forms: groupForms,
      calls: [
        { ...reading, call: 'GET /api/v2/api/getGroupByGroupId', right: 'see', tells: true },
        { ...reading, call: 'GET /api/v2/api/isUserInGroup', right: 'see' },
        { ...reading, call: 'GET /api/v2/api/group-apply-and-invite-count', right: 'see' },
        { ...reading, call: 'GET /api/v2/api/getNumber', right: 'belong' },
        { ...reading, call: 'GET /api/v2/api/group-members', right: 'belong' },
        { ...reading, ...administering, call: 'GET /api/v2/api/getGroupReceivingsByGroupId' },
        { ...reading, ...administering, call: 'GET /api/v2/api/getGroupSendingsByGroupId' },
        { ...reading, ...administering, call: 'GET /api/v2/api/getBannedByGroupId' },
        { ...administering, call: 'GET /api/v2/groups/:groupId/invitable', names: ['params.groupId'], send: inPath },
        { ...administering, call: 'GET /api/v2/groups/:groupId/roster', names: ['params.groupId'], send: inPath },
        ...(['members', 'applications', 'invitations'] as const).map((list) => ({
          ...administering,
          call: `GET /api/v2/groups/:groupId/${list}/table` as const,
          names: ['params.groupId'],
          send: ({ id }: Thing) => ({ ...inPath({ id }), query: { form: 'csv' } }),
        })),
        { ...reading, ...administering, call: 'GET /api/v2/invitation/link/current' },
        { ...reading, ...administering, call: 'DELETE /api/v2/invitation/link/current' },
        {
          ...administering,
          call: 'POST /api/v2/invitation/link',
          names: ['body.groupId'],
          send: ({ id }) => ({ body: { groupId: id, days: 7 } }),
        },
        {
          ...administering,
          call: 'PATCH /api/v2/api/editGroup',
          names: ['body.groupId'],
          send: ({ id }) => ({ body: { groupId: id, description: '每週六到河邊。' } }),
        },
        {
          call: 'POST /api/v2/api/joinGroup',
          names: ['body.groupId'],
          right: 'see',
          missing: 'GROUP_NOT_FOUND',
          send: inBody,
          spends: true,
        },
        {
          call: 'DELETE /api/v2/api/exitGroup',
          names: ['query.groupId'],
          right: 'leave',
          spends: true,
          missing: 'GROUP_NOT_FOUND',
          forbidden: 'GROUP_TOP_ADMIN_STAYS',
          send: inQuery,
        },
        {
          ...administering,
          call: 'POST /api/v2/api/inviteMembers',
          names: ['body.groupId'],
          send: async ({ id }, _, product) => ({
            body: { groupId: id, personIds: [(await newPerson(product)).id] },
          }),
        },
        {
          ...administering,
          call: 'POST /api/v2/groups/:groupId/applications/accept',
          names: ['params.groupId'],
          send: async ({ id }, _, product) => ({
            params: { groupId: id },
            body: { personIds: [(await newPerson(product)).id] },
          }),
        },
        {
          ...administering,
          call: 'POST /api/v2/groups/:groupId/number-list',
          names: ['params.groupId'],
          send: ({ id }) => ({ params: { groupId: id }, body: { list: '7 林小雨' } }),
        },
        {
          ...governing,
          call: 'PUT /api/v2/groups/:groupId/archive',
          names: ['params.groupId'],
          send: ({ id }) => ({ params: { groupId: id }, body: { isArchived: false } }),
        },
        {
          ...governing,
          call: 'POST /api/v2/groups/:groupId/next',
          names: ['params.groupId'],
          send: ({ id }) => ({ params: { groupId: id }, body: nextBody() }),
          spends: true,
        },
        {
          ...governing,
          call: 'DELETE /api/v2/api/deleteGroup',
          names: ['query.groupId'],
          send: ({ id, name = '' }) => ({ query: { groupId: id, name } }),
          spends: true,
        },
        {
          call: 'POST /api/v2/api/restoreGroup',
          names: ['body.groupId'],
          right: 'see',
          missing: 'GROUP_NOT_FOUND',
          send: inBody,
        },
      ],
    },
    {
      thing: 'a group and who belongs to it',
      forms: withMember,
      calls: [{ ...reading, call: 'GET /api/v2/api/group-members', right: 'belong', tells: true }],
    },
    {
      thing: 'somebody who stands to a group',
      forms: personForm,
      calls: [
        {
          ...administering,
          call: 'DELETE /api/v2/api/removeMember',
          names: ['query.groupId', 'query.personId'],
          send: ofPerson,
          spends: true,
          forms: ['a member'],
        },
        {
          ...administering,
          call: 'DELETE /api/v2/api/liftBan',
          names: ['query.groupId', 'query.personId'],
          send: ofPerson,
        },
        {
          ...administering,
          call: 'PUT /api/v2/groups/:groupId/members/:personId/number',
          names: ['params.groupId', 'params.personId'],
          send: ({ id, group = '' }) => ({ params: { groupId: group, personId: id }, body: { memberNumber: '7' } }),
          forms: ['a member'],
        },
        {
          ...administering,
          call: 'PUT /api/v2/groups/:groupId/numbers',
          names: ['params.groupId', 'body.numbers.personId'],
          send: ({ id, group = '' }) => ({
            params: { groupId: group },
            body: { numbers: [{ personId: id, memberNumber: '8' }] },
          }),
          forms: ['a member'],
        },
        {
          ...governing,
          call: 'PUT /api/v2/api/changeMemberRole',
          names: ['body.groupId', 'body.personId'],
          send: ({ id, group = '' }) => ({ body: { groupId: group, personId: id, role: memberRoles.administrator } }),
          spends: true,
          forms: ['a member'],
        },
        {
          ...governing,
          call: 'POST /api/v2/groups/:groupId/next',
          names: ['body.withoutIds'],
          send: ({ id, group = '' }) => ({ params: { groupId: group }, body: nextBody({ withoutIds: [id] }) }),
          spends: true,
          forms: ['a member'],
        },
        {
          ...administering,
          call: 'PATCH /api/v2/api/accept',
          names: ['body.groupId', 'body.personId'],
          send: onPerson,
          spends: true,
          forms: ['an applicant'],
        },
        {
          ...administering,
          call: 'DELETE /api/v2/api/reject',
          names: ['query.groupId', 'query.personId'],
          send: ofPerson,
          spends: true,
          forms: ['an applicant'],
        },
      ],
    },
    {
      thing: 'somebody who is to lead the group of a new year',
      forms: { 'an administrator': standingAs(memberRoles.administrator) },
      calls: [
        {
          ...governing,
          call: 'POST /api/v2/groups/:groupId/next',
          names: ['body.topAdministratorId'],
          send: ({ id, group = '' }) => ({ params: { groupId: group }, body: nextBody({ topAdministratorId: id }) }),
          spends: true,
        },
      ],
    },
    {
      thing: 'somebody whom a group is to have, or whose groups are asked for',
      forms: personForms,
      calls: [
        {
          call: 'POST /api/v2/api/inviteMembers',
          names: ['body.personIds'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
          send: async ({ id }, caller) => ({ body: { groupId: await ownGroup(caller), personIds: [id] } }),
        },
        {
          call: 'POST /api/v2/groups/:groupId/applications/accept',
          names: ['body.personIds'],
          right: 'see',
          missing: null,
          send: async ({ id }, caller) => ({ params: { groupId: await ownGroup(caller) }, body: { personIds: [id] } }),
        },
        {
          call: 'POST /api/v2/api/getAllUsersGroupName',
          names: ['body.personIds'],
          right: 'see',
          missing: null,
          send: ({ id }) => ({ body: { personIds: [id] } }),
        },
        {
          call: 'GET /api/v2/api/getAllGroups',
          names: ['query.personId'],
          right: 'see',
          missing: 'USER_NOT_FOUND',
          send: ({ id }) => ({ query: { personId: id } }),
        },
      ],
    },
    {
      thing: 'a group of a school',
      forms: { 'with a class': schoolForm },
      calls: [
        { ...ofSchool, call: 'GET /api/v2/groups/:groupId/classes', send: inPath },
        {
          ...ofSchool,
          call: 'POST /api/v2/groups/:groupId/class-list',
          send: ({ id }) => ({ ...inPath({ id }), body: { list: '7 林小雨 112001' } }),
        },
        {
          ...ofSchool,
          call: 'POST /api/v2/groups/:groupId/class-list/members',
          send: ({ id }) => ({ ...inPath({ id }), body: { people: [{ studentNumber: '112001', memberNumber: '7' }] } }),
        },
        {
          ...ofSchool,
          call: 'POST /api/v2/groups/:groupId/classes',
          send: ({ id }) => ({ ...inPath({ id }), body: { classes: [{ grade: '七年級', className: '七年一班' }] } }),
        },
      ],
    },
    {
      thing: 'a link into a group',
      forms: {
        'a private group': {
          make: async (cast, word) => {
            const { id: group } = await newGroup(cast.owner, { type: 'private', name: word })
            const { code } = await makeGroupLink(cast.product.platform, cast.owner, group, 86_400_000)
            return { id: code, group }
          },
          rights: { see: audiences.members },
          listedFor: audiences.owner,
        },
      },
      calls: [
        {
          call: 'GET /api/v2/api/getGroupByGroupId',
          names: ['query.invitationLinkId'],
          right: 'see',
          tells: true,
          missing: 'GROUP_NOT_FOUND',
          send: ({ id, group = '' }) => ({ query: { groupId: group, invitationLinkId: id } }),
        },
        {
          call: 'POST /api/v2/api/joinGroup',
          names: ['body.invitationLinkId'],
          right: 'see',
          spends: true,
          missing: 'GROUP_NOT_FOUND',
          send: ({ id, group = '' }) => ({ body: { groupId: group, invitationLinkId: id } }),
        },
      ],
    },
    {
      thing: 'a file that becomes the picture of a group',
      forms: { ...looseFiles, ...shownPicture },
      calls: [
        {
          call: 'POST /api/v2/api/addGroup',
          names: ['body.coverFileId'],
          right: 'take',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: ({ id }) => ({
            body: {
              type: 'open',
              name: '河川',
              handle: `g-${randomUUID().slice(0, 8)}`,
              clientId: randomUUID(),
              coverFileId: id,
            },
          }),
          forms: ['a picture that nothing uses', 'the picture of a person'],
        },
        {
          call: 'PATCH /api/v2/api/editGroup',
          names: ['body.coverFileId'],
          right: 'take',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: async ({ id }, caller) => ({ body: { groupId: await ownGroup(caller), coverFileId: id } }),
          forms: ['a picture that nothing uses', 'the picture of a person'],
        },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/api/getAllGroups', ask: ({ owner }) => ({ query: { personId: owner.id } }) },
    { call: 'POST /api/v2/api/getAllUsersGroupName', ask: ({ owner }) => ({ body: { personIds: [owner.id] } }) },
    { call: 'POST /api/v2/api/getRecommendGroupsByMonth' },
    { call: 'GET /api/v2/api/getGroupSendings' },
    { call: 'GET /api/v2/api/getGroupReceivings' },
    { call: 'GET /api/v2/api/getDeletedGroups' },
    { call: 'GET /api/v2/teaching/classes' },
    { call: 'GET /api/v2/teaching/pupils' },
  ],
  silent: ['GET /api/v2/api/isiddup'],
}
