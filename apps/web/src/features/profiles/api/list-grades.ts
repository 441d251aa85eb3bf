import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const gradesQuery = (schoolType?: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'grades', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/grade', { query: { schoolType }, signal }),
    ...lasting,
  })
