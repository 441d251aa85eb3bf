import { z } from 'zod'
import { invitationLinkId } from '../accounts/invited-by.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits, limits } from '../limits.ts'
import { pickedPeople } from '../people/people-picker.ts'
import { personSummary } from '../people/person.ts'
import { relation } from '../people/relation.ts'
import { unique } from '../posts/record-parts.ts'
import { cursor, id, text, time } from '../text.ts'
import { groupSummary, memberRole } from './group.ts'
import { groupLimits } from './limits.ts'
import { foldMemberNumber, memberNumberPattern, seatOf } from './member-number.ts'
import { memberRoles } from './roles.ts'

const access = 'feature:learning-group'
const errorCode = z.literal(0)
const onGroup = z.object({ groupId: id })

/** The caller's role after the call. */
const standing = z.object({ errorCode, role: memberRole })
export type Standing = z.infer<typeof standing>

export const readStanding = endpoint({
  method: 'GET',
  path: '/api/v2/api/isUserInGroup',
  summary: 'Whether I am in a group, with which role and level',
  access,
  query: onGroup,
  answers: standing.extend({
    isInGroup: z.boolean(),
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]),
  }),
  refusals: ['GROUP_NOT_FOUND'],
})

export const groupMember = z.object({
  person: personSummary,
  schoolName: z.string().nullable(),
  relation,
  /** Their school vouches that they teach there. */
  isVerifiedTeacher: z.boolean(),
  role: memberRole,
  /** Seat number, visible to administrators and the member; otherwise, or if there is none, empty. */
  memberNumber: z.string(),
  since: time,
})
export type GroupMember = z.infer<typeof groupMember>

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/v2/api/group-members',
  summary:
    'Members of a group: the top administrator, administrators, the others by when they joined, for administrators first by their seat numbers; by a part of their names with a keyword',
  access,
  query: onGroup.extend({
    keyword: text({ max: limits.searchWord, oneLine: true }).default(''),
    cursor: cursor.optional(),
  }),
  answers: z.object({ errorCode, items: z.array(groupMember), nextCursor: z.string().nullable() }),
  refusals: ['GROUP_NOT_FOUND'],
})

/** An application (role 0) or an invitation (2, 5). */
const request = z.object({
  person: personSummary,
  schoolName: z.string().nullable(),
  relation,
  role: memberRole,
  since: time,
})
export type GroupRequest = z.infer<typeof request>
const requestPage = z.object({ errorCode, items: z.array(request), nextCursor: z.string().nullable() })
const ofGroup = { access, query: onGroup.extend({ cursor: cursor.optional() }), answers: requestPage } as const

export const listGroupReceivings = endpoint({
  method: 'GET',
  path: '/api/v2/api/getGroupReceivingsByGroupId',
  summary: 'Applications that a group received, newest first, for its administrators',
  ...ofGroup,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const listGroupSendings = endpoint({
  method: 'GET',
  path: '/api/v2/api/getGroupSendingsByGroupId',
  summary: 'Invitations that a group sent, newest first, for its administrators',
  ...ofGroup,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

const mine = {
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({
    errorCode,
    items: z.array(groupSummary.extend({ since: time })),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
} as const
export type MyGroupRequest = z.infer<(typeof mine)['answers']>['items'][number]

export const listMySendings = endpoint({
  method: 'GET',
  path: '/api/v2/api/getGroupSendings',
  summary: 'Groups I asked to join and that have not answered, newest first',
  ...mine,
})

export const listMyReceivings = endpoint({
  method: 'GET',
  path: '/api/v2/api/getGroupReceivings',
  summary: 'Groups that invite me, newest first',
  ...mine,
})

export const countRequests = endpoint({
  method: 'GET',
  path: '/api/v2/api/group-apply-and-invite-count',
  summary: 'Badge numbers: applications to the groups I administer, or to one of them, and invitations to me',
  access,
  query: z.object({ groupId: id.optional() }),
  answers: z.object({ errorCode, applications: z.int(), invitations: z.int() }),
  refusals: ['GROUP_NOT_FOUND'],
})

export const joinGroup = endpoint({
  method: 'POST',
  path: '/api/v2/api/joinGroup',
  summary: 'Join an open group at once, any by a link that holds, or ask to be let in; again changes nothing',
  access,
  body: onGroup.extend({ invitationLinkId: invitationLinkId.optional() }),
  answers: standing,
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_FULL',
    'GROUP_JOIN_LIMIT_REACHED',
    'GROUP_BANNED',
    'INVITATION_OVER',
  ],
})

export const listInvitable = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/invitable',
  summary:
    'People to invite, by a part of the name, friends without one: who neither belongs to the group nor is invited',
  access,
  params: z.object({ groupId: id }),
  cost: 3,
  query: z.object({ keyword: text({ max: limits.searchWord, oneLine: true }).default('') }),
  answers: pickedPeople,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const inviteMembers = endpoint({
  method: 'POST',
  path: '/api/v2/api/inviteMembers',
  summary: 'Invite people, as members or as administrators; whoever applies already joins',
  access,
  body: onGroup.extend({
    personIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(groupLimits.invitedAtOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
    as: z.enum(['member', 'administrator'], { error: 'invalid' }).default('member'),
  }),
  answers: z.object({ errorCode, invited: z.int(), joined: z.int() }),
  refusals: [
    'TEXT_HOLDS_CONTACT',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_TOP_ADMIN_REQUIRED',
    'GROUP_FULL',
    'GROUP_ADMIN_LIMIT_REACHED',
    'USER_NOT_FOUND',
  ],
})

/** Without a person: the caller. */
const ofPerson = onGroup.extend({ personId: id.optional() })

export const acceptRequest = endpoint({
  method: 'PATCH',
  path: '/api/v2/api/accept',
  summary: 'Accept an application as an administrator, or without a person the invitation to me',
  access,
  body: ofPerson,
  answers: standing,
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_ROLE_CHANGED',
    'GROUP_FULL',
    'GROUP_ADMIN_LIMIT_REACHED',
    'GROUP_JOIN_LIMIT_REACHED',
  ],
})

export const acceptApplications = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/applications/accept',
  summary:
    'Let in those of these people who ask to be; whoever asks no more is passed over, and whoever is in too many groups left out',
  access,
  params: onGroup,
  body: z.object({
    personIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(groupLimits.acceptedAtOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: z.object({ errorCode, accepted: z.int(), leftOut: z.int() }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_FULL'],
})

export const rejectRequest = endpoint({
  method: 'DELETE',
  path: '/api/v2/api/reject',
  summary:
    'Reject an application or take an invitation back as an administrator; without a person decline the invitation to me, or take my application back',
  access,
  needsNoPlan: true,
  query: ofPerson,
  answers: standing,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const leaveGroup = endpoint({
  method: 'DELETE',
  path: '/api/v2/api/exitGroup',
  summary: 'Leave a group; what I made in it stays mine. The top administrator hands over first',
  access,
  needsNoPlan: true,
  query: onGroup,
  answers: standing,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_TOP_ADMIN_STAYS'],
})

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/api/removeMember',
  summary:
    'Remove a member; an administrator only by the top administrator. Banned, they cannot come back by themselves',
  access,
  query: onGroup.extend({ personId: id, ban: z.enum(['true', 'false']).default('false') }),
  answers: z.object({ errorCode }),
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_TOP_ADMIN_REQUIRED',
    'GROUP_ROLE_CHANGED',
  ],
})

export const listBanned = endpoint({
  method: 'GET',
  path: '/api/v2/api/getBannedByGroupId',
  summary: 'Who is banned from a group, newest first, for its administrators',
  access,
  query: onGroup.extend({ cursor: cursor.optional() }),
  answers: z.object({
    errorCode,
    items: z.array(z.object({ person: personSummary, since: time })),
    nextCursor: z.string().nullable(),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const liftBan = endpoint({
  method: 'DELETE',
  path: '/api/v2/api/liftBan',
  summary: 'Let somebody who was banned come back; again changes nothing',
  access,
  query: onGroup.extend({ personId: id }),
  answers: z.object({ errorCode }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED'],
})

export const changeMemberRole = endpoint({
  method: 'PUT',
  path: '/api/v2/api/changeMemberRole',
  summary:
    'Make a member an administrator or an administrator a member, hand over being the top administrator, or give up administering',
  access,
  body: onGroup.extend({
    personId: id,
    role: z.union(
      [z.literal(memberRoles.administrator), z.literal(memberRoles.member), z.literal(memberRoles.topAdministrator)],
      { error: 'invalid' },
    ),
  }),
  answers: standing,
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_TOP_ADMIN_REQUIRED',
    'GROUP_TOP_ADMIN_STAYS',
    'GROUP_ADMIN_LIMIT_REACHED',
    'GROUP_LIMIT_REACHED',
    'GROUP_ROLE_CHANGED',
    'GROUP_TEACHING_REFUSED',
  ],
})

export const memberNumber = text({ max: groupLimits.memberNumber, clean: foldMemberNumber }).refine(
  (number) => memberNumberPattern.test(number),
  { error: 'member_number' },
)

export const changeMemberNumber = endpoint({
  method: 'PUT',
  path: '/api/v2/groups/:groupId/members/:personId/number',
  summary: 'Give a member a seat number that nobody else in the group has, or take it away with an empty one',
  access,
  params: z.object({ groupId: id, personId: id }),
  body: z.object({ memberNumber }),
  answers: z.object({ errorCode, memberNumber: z.string() }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_ROLE_CHANGED', 'GROUP_NUMBER_TAKEN'],
})

export const numberList = text({ min: 1, max: groupLimits.numberList.characters }).refine(
  (list) => list.split('\n').length <= groupLimits.numberList.lines,
  { error: 'too_many_lines', params: { rule: 'too_many_lines', limit: groupLimits.numberList.lines } },
)

/** A line of a list of seat numbers; blank lines and headings are omitted. */
const numberedLine = z.object({
  /** Line number in the list, from 1. */
  line: z.int(),
  written: z.string(),
  /** Null if the line has no number, or no name next to it. */
  memberNumber: z.string().nullable(),
  /** Members whom the line may mean: usually one; none, or several of the same name. */
  people: z.array(z.object({ person: personSummary, username: z.string(), memberNumber: z.string() })),
})
export type NumberedLine = z.infer<typeof numberedLine>

export const readNumberList = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/number-list',
  summary:
    'Whom the lines of a pasted list mean (a seat number, and a nickname, an account name, a real name that I see, or my note); changes nothing',
  access,
  isReading: true,
  cost: 5,
  params: onGroup,
  body: z.object({ list: numberList }),
  answers: z.object({ errorCode, items: z.array(numberedLine) }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const changeMemberNumbers = endpoint({
  method: 'PUT',
  path: '/api/v2/groups/:groupId/numbers',
  summary: 'Give several members their seat numbers at once; some may change places, and others keep theirs',
  access,
  bodyBytes: bodyLimits.long,
  params: onGroup,
  body: z.object({
    numbers: z
      .array(z.object({ personId: id, memberNumber }))
      .min(1, { error: 'required' })
      .max(groupLimits.numberList.lines, { error: 'too_many' })
      .refine((numbers) => unique(numbers.map(({ personId }) => personId)), { error: 'duplicate' })
      .refine((numbers) => unique(numbers.flatMap(({ memberNumber: one }) => (one === '' ? [] : [seatOf(one)]))), {
        error: 'duplicate',
      }),
  }),
  answers: z.object({ errorCode, changed: z.int() }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ARCHIVED', 'GROUP_ADMIN_REQUIRED', 'GROUP_ROLE_CHANGED', 'GROUP_NUMBER_TAKEN'],
})

export const groupMemberCalls = [
  readStanding,
  listMembers,
  listGroupReceivings,
  listGroupSendings,
  listMySendings,
  listInvitable,
  listMyReceivings,
  countRequests,
  joinGroup,
  inviteMembers,
  acceptRequest,
  acceptApplications,
  rejectRequest,
  leaveGroup,
  removeMember,
  listBanned,
  liftBan,
  changeMemberRole,
  changeMemberNumber,
  readNumberList,
  changeMemberNumbers,
] as const
