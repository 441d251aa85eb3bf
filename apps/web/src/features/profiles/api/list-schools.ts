import type { CountyCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

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
