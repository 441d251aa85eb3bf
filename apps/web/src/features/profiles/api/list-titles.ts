import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const titlesQuery = (schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'titles', schoolType],
    queryFn: ({ signal }) => call('GET /api/v2/organization/academic/title', { query: { schoolType }, signal }),
    ...lasting,
  })
