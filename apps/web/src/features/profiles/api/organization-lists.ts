import type { CountyCode, DisciplineCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

// They change when the product is updated, or once a year: not while a form is open.
const lasting = { staleTime: Number.POSITIVE_INFINITY } as const

export const countiesQuery = queryOptions({
  queryKey: ['organization', 'counties'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/academic/counties', { signal }),
  ...lasting,
})

export const schoolsQuery = (type: SchoolType | null, county: CountyCode | null, keyword = '') =>
  queryOptions({
    queryKey: ['organization', 'schools', type, county, keyword],
    queryFn:
      type && county
        ? ({ signal }) =>
            call('GET /api/v2/organization/academic/schools', {
              query: { type, county, keyword: keyword || undefined },
              signal,
            })
        : skipToken,
    ...lasting,
  })

export const gradesQuery = (schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'grades', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/grade', { query: { schoolType }, signal }),
    ...lasting,
  })

export const titlesQuery = (schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'titles', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/title', { query: { schoolType }, signal }),
    ...lasting,
  })

export const disciplinesQuery = (schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'disciplines', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/discipline', { query: { schoolType }, signal }),
    ...lasting,
  })

export const departmentsQuery = (discipline: DisciplineCode | null, schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'departments', discipline, schoolType],
    queryFn: discipline
      ? ({ signal }) =>
          call('GET /api/v2/organization/academic/department', { query: { discipline, schoolType }, signal })
      : skipToken,
    ...lasting,
  })

export const industriesQuery = queryOptions({
  queryKey: ['organization', 'industries'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/otherUnitCategory', { signal }),
  ...lasting,
})

export const jobsQuery = queryOptions({
  queryKey: ['organization', 'jobs'],
  queryFn: ({ signal }) => call('GET /api/v2/organization/jobCategory', { signal }),
  ...lasting,
})
