import type { CountyCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const schoolsQuery = (type: SchoolType | null, county: CountyCode | null) =>
  queryOptions({
    queryKey: ['organization', 'schools', type, county],
    queryFn:
      type && county
        ? ({ signal }) =>
            call('GET /api/v2/organization/academic/schools', {
              query: { type, county },
              signal,
            })
        : skipToken,
    ...lasting,
  })

/** Number of schools offered for what is typed. */
const offered = 20

/** Schools of any type and county whose name matches. */
export const schoolsCalledQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['organization', 'schools', 'called', keyword],
    queryFn: keyword
      ? ({ signal }) =>
          call('GET /api/v2/organization/academic/schools', { query: { keyword, limit: offered }, signal })
      : skipToken,
    placeholderData: (before) => before,
    ...lasting,
  })
