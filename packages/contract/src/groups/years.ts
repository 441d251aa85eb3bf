import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id } from '../text.ts'
import { group, groupName, newGroupHandle } from './group.ts'
import { groupLimits } from './limits.ts'

const access = 'feature:learning-group'
const errorCode = z.literal(0)
const params = z.object({ groupId: id })

export const archiveGroup = endpoint({
  method: 'PUT',
  path: '/api/v2/groups/:groupId/archive',
  summary: 'Put a group away, so that it is only read, or take it out again; again changes nothing',
  access,
  params,
  body: z.object({ isArchived: z.boolean() }),
  answers: z.object({ errorCode, group }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_TOP_ADMIN_REQUIRED'],
})

export const continueGroup = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/next',
  summary:
    'Put a group away and go on with a new one of the same kind and rules, with those of its members who come along; with the same clientId once',
  access,
  params,
  body: z.object({
    clientId: id,
    name: groupName,
    handle: newGroupHandle,
    /** One of the present leaders; default: the present top administrator. */
    topAdministratorId: id.nullable().default(null),
    /** Members who are not taken along. */
    withoutIds: z
      .array(id)
      .max(groupLimits.members, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' })
      .default([]),
  }),
  bodyBytes: bodyLimits.long,
  answers: z.object({
    errorCode,
    groupId: id,
    memberCount: z.int(),
    /** Members left out because they are in the maximum of groups. */
    leftOut: z.array(personSummary),
  }),
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_TOP_ADMIN_REQUIRED',
    'GROUP_ARCHIVED',
    'GROUP_HANDLE_TAKEN',
    'GROUP_LIMIT_REACHED',
    'GROUP_ROLE_CHANGED',
    'GROUP_TEACHING_REFUSED',
  ],
})

export const groupYearCalls = [archiveGroup, continueGroup] as const
