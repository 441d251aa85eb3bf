import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { peopleListCall, peopleListQuery } from '../groups/people-lists.ts'
import { id } from '../text.ts'

export const downloadClassPlans = endpoint({
  method: 'GET',
  path: '/api/v2/sdl-service/groups/:groupId/table',
  summary:
    'How the plans of a class stand as a file, for its administrators: each pupil with the plan that whoever asks was asked to sign',
  access: 'feature:self-directed-learning',
  params: z.object({ groupId: id }),
  query: peopleListQuery,
  ...peopleListCall,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'PEOPLE_LIST_TOO_LONG'],
})

export const classPlanCalls = [downloadClassPlans] as const
