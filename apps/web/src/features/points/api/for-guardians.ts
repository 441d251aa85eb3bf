import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { guardianKey } from '../../guardians/index.ts'

export const pointsForGuardianQuery = (childId: string) =>
  queryOptions({
    queryKey: [...guardianKey, 'points', childId],
    queryFn: ({ signal }) => call('GET /api/v2/guardian/children/:childId/points', { params: { childId }, signal }),
    staleTime: 0,
  })
