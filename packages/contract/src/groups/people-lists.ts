import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { peopleListForms } from './people-list-forms.ts'

/** Query of every call that exports a list of people. */
export const peopleListQuery = z.object({ form: z.enum(peopleListForms, { error: 'invalid' }) })

/** Fields shared by every call that answers with such a file. */
export const peopleListCall = { cost: 20, answers: 'bytes' } as const

const common = {
  method: 'GET',
  access: 'feature:learning-group',
  params: z.object({ groupId: id }),
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'PEOPLE_LIST_TOO_LONG'],
} as const

export const downloadMembers = endpoint({
  ...common,
  path: '/api/v2/groups/:groupId/members/table',
  summary: 'All members of a group as a file, in the language of whoever asks, for its administrators',
})

export const downloadApplications = endpoint({
  ...common,
  path: '/api/v2/groups/:groupId/applications/table',
  summary: 'Everybody who asks to join a group as a file, newest first, for its administrators',
})

export const downloadInvitations = endpoint({
  ...common,
  path: '/api/v2/groups/:groupId/invitations/table',
  summary: 'Everybody whom a group invites as a file, newest first, for its administrators',
})

export const peopleListCalls = [downloadMembers, downloadApplications, downloadInvitations] as const
