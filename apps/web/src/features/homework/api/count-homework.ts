import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** How many are in each state: mine, and of those that I correct. */
export const countsQuery = queryOptions({
  queryKey: [...homeworkKey, 'count'],
  queryFn: ({ signal }) => call('GET /api/v2/homework/count', { signal }),
  staleTime: 0,
})
