import { z } from 'zod'
import { invitationLinkId } from '../accounts/invited-by.ts'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { relation } from '../people/relation.ts'
import { cursor, id, time } from '../text.ts'
import { invitationDays } from './limits.ts'

export const invitationLink = z.object({ invitationLinkId, createdAt: time, expiresAt: time })
export type InvitationLink = z.infer<typeof invitationLink>

const mine = z.object({ link: invitationLink.nullable() })

/** Without a group: the caller's link to the product; with one: the link of the group's administrators. */
const ofGroup = { groupId: id.optional() }

export const makeInvitationLink = endpoint({
  method: 'POST',
  path: '/api/v2/invitation/link',
  summary: 'Make my invitation link to the product, or the one to a group I administer; the one before it ends',
  access: 'member',
  body: z.object({ ...ofGroup, days: z.literal(invitationDays, { error: 'invalid' }).default(7) }),
  answers: mine,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'],
})

export const readMyInvitationLink = endpoint({
  method: 'GET',
  path: '/api/v2/invitation/link/current',
  summary: 'My invitation link, or that of a group I administer, while it holds',
  access: 'member',
  query: z.object(ofGroup),
  answers: mine,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED'],
})

export const revokeInvitationLink = endpoint({
  method: 'DELETE',
  path: '/api/v2/invitation/link/current',
  summary: 'End my invitation link, or that of a group I administer; again changes nothing',
  access: 'member',
  query: z.object(ofGroup),
  answers: mine,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'],
})

export const readInvitationLink = endpoint({
  method: 'GET',
  path: '/api/v2/invitation/link',
  summary: 'Who invites by a link, and to what: the product, or a group',
  access: 'public',
  query: z.object({ invitationLinkId }),
  answers: z.object({
    invitationLinkId,
    groupId: id.nullable(),
    groupName: z.string().nullable(),
    inviter: personSummary,
    expiresAt: time,
    /** The invitation is the caller's own. */
    isMine: z.boolean(),
    /** The caller's relation to the inviter; null for guests. */
    relation: relation.nullable(),
  }),
  refusals: ['INVITATION_OVER'],
})
export type Invitation = z.infer<(typeof readInvitationLink)['answers']>

export const listArrivals = endpoint({
  method: 'GET',
  path: '/api/v2/invitation/arrivals',
  summary: 'Who came by my links, newest first',
  access: 'member',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({
    items: z.array(z.object({ person: personSummary, schoolName: z.string().nullable(), relation, at: time })),
    nextCursor: z.string().nullable(),
  }),
  refusals: [],
})

/** Why a person is suggested to a newcomer. */
export const suggestionReasons = ['inviter', 'classmate', 'schoolmate'] as const

export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/v2/users/current/suggestions',
  summary: 'People I may know, each with the reason: who invited me, my grade, my school',
  access: 'member',
  cost: 3,
  answers: z.object({
    items: z.array(
      z.object({
        person: personSummary,
        schoolName: z.string().nullable(),
        relation,
        reason: z.enum(suggestionReasons),
      }),
    ),
  }),
  refusals: [],
})
export type PersonSuggestion = z.infer<(typeof listSuggestions)['answers']>['items'][number]

export const invitationCalls = [
  makeInvitationLink,
  readMyInvitationLink,
  revokeInvitationLink,
  readInvitationLink,
  listArrivals,
  listSuggestions,
] as const
