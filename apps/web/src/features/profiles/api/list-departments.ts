import type { DisciplineCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { lasting } from './lasting.ts'

export const departmentsQuery = (discipline: DisciplineCode | null, schoolType: SchoolType) =>
  queryOptions({
    queryKey: ['organization', 'departments', discipline, schoolType],
    queryFn: discipline
      ? ({ signal }) =>
          call('GET /api/v2/organization/academic/department', { query: { discipline, schoolType }, signal })
      : skipToken,
    ...lasting,
  })
