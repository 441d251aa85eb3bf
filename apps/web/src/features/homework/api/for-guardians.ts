import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { guardianKey } from '../../guardians/index.ts'

export const homeworkForGuardianQuery = (childId: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'homework', childId],
    queryFn: ({ signal }) => call('GET /api/v2/guardian/children/:childId/homework', { params: { childId }, signal }),
    staleTime: 0,
  })
