import type { CourseLink } from '@learntrail/contract/courses/linked'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** What links lead to, of that which I may read. */
export const linkedQuery = (links: CourseLink[]) =>
  queryOptions({
    queryKey: [...coursesKey, 'linked', links],
    queryFn: ({ signal }) => call('POST /api/v2/courses/linked', { body: { links }, signal }),
    staleTime: 0,
  })
