import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { groupsKey } from './read-group.ts'

/** The classes that I lead. */
export const teachingClassesQuery = queryOptions({
  queryKey: [...groupsKey, 'teaching', 'classes'],
  queryFn: ({ signal }) => call('GET /api/v2/teaching/classes', { signal }),
  staleTime: 0,
})
