import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Counts homework by state: the viewer's own, and what they correct. */
export const countsQuery = queryOptions({
  queryKey: [...homeworkKey, 'count'],
  queryFn: ({ signal }) => call('GET /api/v2/homework/count', { signal }),
  staleTime: 0,
})
