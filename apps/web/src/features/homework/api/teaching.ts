import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { homeworkKey } from './read-question.ts'

/** Reads the open homework of all classes that the viewer leads. */
export const teachingHomeworkQuery = queryOptions({
  queryKey: [...homeworkKey, 'teaching'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/homework', { signal }),
  staleTime: 0,
})
