import type { SchoolDomains } from '@learntrail/contract/teachers/teachers'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const key = (schoolId: string) => ['schools', schoolId, 'domains'] as const

export const schoolDomainsQuery = (schoolId: string) =>
  queryOptions({
    queryKey: key(schoolId),
    queryFn: ({ signal }) => call('GET /api/v2/schools/:schoolId/domains', { params: { schoolId }, signal }),
  })

export function useChangeDomains(schoolId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<SchoolDomains, 'usesListed' | 'own'>) =>
      call('PUT /api/v2/schools/:schoolId/domains', { params: { schoolId }, body }),
    onSuccess: (domains) => queryClient.setQueryData(key(schoolId), domains),
  })
}
