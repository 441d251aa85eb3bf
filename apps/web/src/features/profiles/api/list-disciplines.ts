import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const disciplinesQuery = (schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'disciplines', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/discipline', { query: { schoolType }, signal }),
    ...lasting,
  })
