import type { CourseLink } from '@learntrail/contract/courses/linked'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** What links to courses lead to, as far as the viewer may read it. */
export const linkedQuery = (links: CourseLink[]) =>
  queryOptions({
    queryKey: [...coursesKey, 'linked', links],
    queryFn: ({ signal }) => call('POST /api/v2/courses/linked', { body: { links }, signal }),
    staleTime: 0,
  })
