import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** What waits in the homework of all classes that I lead. */
export const teachingHomeworkQuery = queryOptions({
  queryKey: [...homeworkKey, 'teaching'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/homework', { signal }),
  staleTime: 0,
})
