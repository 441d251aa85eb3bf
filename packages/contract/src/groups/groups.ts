import { z } from 'zod'
import { invitationLinkId } from '../accounts/invited-by.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, text } from '../text.ts'
import { group, groupHandle, groupInput, groupName, groupSummary, newGroupHandle } from './group.ts'
import { groupLimits } from './limits.ts'
import { groupTypes } from './roles.ts'

const access = 'feature:learning-group'

/** Part of every successful answer of this area; a failure is a problem document. */
const errorCode = z.literal(0)
const onGroup = z.object({ groupId: id })
const oneGroup = z.object({ errorCode, group })
const page = z.object({ errorCode, items: z.array(groupSummary), nextCursor: z.string().nullable() })
export type GroupPage = z.infer<typeof page>
const done = z.object({ errorCode })

export const addGroup = endpoint({
  method: 'POST',
  path: '/api/v2/api/addGroup',
  summary:
    'Make a group of which I am the top administrator; teaching ones by verified teachers with Plus, school ones by who acts for the school',
  access,
  body: groupInput.extend({
    type: z.enum(groupTypes, { error: 'required' }),
    /** For a school group. */
    schoolId: id.nullable().default(null),
    /** Also creates its discussion room. */
    withRoom: z.boolean({ error: 'invalid' }).default(false),
    /** Chosen by the browser, so that a repeated call creates one group. */
    clientId: id,
  }),
  answers: oneGroup,
  refusals: [
    'GROUP_HANDLE_TAKEN',
    'GROUP_LIMIT_REACHED',
    'GROUP_JOIN_LIMIT_REACHED',
    'GROUP_TEACHING_REFUSED',
    'SCHOOL_PERMISSION_REQUIRED',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
  ],
})

export const editGroup = endpoint({
  method: 'PATCH',
  path: '/api/v2/api/editGroup',
  summary: 'Change what a group says of itself; its type stays',
  access,
  mends: 'body.groupId',
  body: onGroup.extend({
    name: groupName.optional(),
    handle: newGroupHandle.optional(),
    description: groupInput.shape.description.removeDefault().optional(),
    tags: groupInput.shape.tags.removeDefault().optional(),
    coverFileId: groupInput.shape.coverFileId.removeDefault().optional(),
    drawnCover: groupInput.shape.drawnCover.removeDefault().optional(),
  }),
  answers: oneGroup,
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_ARCHIVED',
    'GROUP_HANDLE_TAKEN',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
  ],
})

export const readGroup = endpoint({
  method: 'GET',
  path: '/api/v2/api/getGroupByGroupId',
  summary: 'One group, by its id, or by the ID people type; a private one is there for its members and who was asked',
  access,
  query: z.object({
    groupId: id.optional(),
    handle: groupHandle.optional(),
    /** A valid invitation link also shows a private group. */
    invitationLinkId: invitationLinkId.optional(),
  }),
  answers: oneGroup,
  refusals: ['GROUP_NOT_FOUND'],
})

export const listGroups = endpoint({
  method: 'GET',
  path: '/api/v2/api/getAllGroups',
  summary:
    'My groups, joined last first; of another person those that I may see; without those that are put away, or those alone',
  access,
  query: z.object({
    personId: id.optional(),
    isArchived: z.enum(['true'], { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
  }),
  answers: page,
  refusals: ['USER_NOT_FOUND'],
})

export const isHandleTaken = endpoint({
  method: 'GET',
  path: '/api/v2/api/isiddup',
  summary: 'Whether a group has this ID',
  access,
  query: z.object({ handle: groupHandle }),
  answers: z.object({ errorCode, isTaken: z.boolean() }),
  refusals: [],
})

export const countInGroup = endpoint({
  method: 'GET',
  path: '/api/v2/api/getNumber',
  summary: 'How many members, records, bulletins and questions of homework a group has, for its members',
  access,
  query: onGroup,
  answers: z.object({
    errorCode,
    members: z.int(),
    posts: z.int(),
    bulletins: z.int(),

    homework: z.int(),
  }),
  refusals: ['GROUP_NOT_FOUND'],
})

/** Why a group is recommended. */
export const recommendReasons = ['friends', 'school', 'tags', 'month'] as const
export type RecommendReason = (typeof recommendReasons)[number]

export const recommendGroups = endpoint({
  method: 'POST',
  path: '/api/v2/api/getRecommendGroupsByMonth',
  summary:
    'Groups I may like, each with the reason: friends in it, my school, tags I use, most joined in the last month',
  access,
  isReading: true,
  cost: 3,
  answers: z.object({
    errorCode,
    items: z.array(
      groupSummary.extend({
        reason: z.enum(recommendReasons),
        /** Number of friends in it, or of people who joined in the last month, depending on the reason; otherwise 0. */
        count: z.int(),
      }),
    ),
  }),
  refusals: [],
})
export type RecommendedGroup = z.infer<(typeof recommendGroups)['answers']>['items'][number]

export const listGroupNamesOf = endpoint({
  method: 'POST',
  path: '/api/v2/api/getAllUsersGroupName',
  summary: 'Names of the groups of people, as far as I may see them',
  access,
  isReading: true,
  body: z.object({ personIds: z.array(id).min(1, { error: 'required' }).max(groupLimits.namesAtOnce) }),
  answers: z.object({
    errorCode,
    items: z.array(z.object({ personId: id, groups: z.array(z.object({ id, name: z.string() })) })),
  }),
  refusals: [],
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/v2/api/deleteGroup',
  summary: 'Delete a group, whose name is typed to confirm it; for 30 days it can be brought back',
  access,
  needsNoPlan: true,
  query: onGroup.extend({ name: text({ max: groupLimits.name, oneLine: true }) }),
  answers: done,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_TOP_ADMIN_REQUIRED', 'GROUP_NAME_DIFFERS'],
})

export const restoreGroup = endpoint({
  method: 'POST',
  path: '/api/v2/api/restoreGroup',
  summary: 'Bring a deleted group back',
  access,
  body: onGroup,
  answers: oneGroup,
  refusals: ['GROUP_NOT_FOUND'],
})

export const listDeletedGroups = endpoint({
  method: 'GET',
  path: '/api/v2/api/getDeletedGroups',
  summary: 'My deleted groups that can be brought back, deleted last first',
  access,
  answers: z.object({ errorCode, items: z.array(group) }),
  refusals: [],
})

export const groupCalls = [
  addGroup,
  editGroup,
  readGroup,
  listGroups,
  isHandleTaken,
  countInGroup,
  recommendGroups,
  listGroupNamesOf,
  deleteGroup,
  restoreGroup,
  listDeletedGroups,
] as const
