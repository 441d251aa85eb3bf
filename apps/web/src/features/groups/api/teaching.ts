import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** Reads the classes that the viewer leads. */
export const teachingClassesQuery = queryOptions({
  queryKey: [...groupsKey, 'teaching', 'classes'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/classes', { signal }),
  staleTime: 0,
})
