import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const analyticsSchoolsQuery = queryOptions({
  queryKey: ['analytics', 'schools'],
  queryFn: ({ signal }) => call('GET /api/v2/school-analytics/schools', { signal }),
  staleTime: 60_000,
})

/** What a school can be asked about: semesters with their weeks, grades with their classes. */
export const analyticsSchoolQuery = (schoolId: string) =>
  queryOptions({
    queryKey: ['analytics', 'schools', schoolId],
    queryFn: ({ signal }) => call('GET /api/v2/school-analytics/:schoolId', { params: { schoolId }, signal }),
    staleTime: 60_000,
  })
