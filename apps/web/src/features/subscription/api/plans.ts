import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { currentUserQuery } from '../../profiles/index.ts'
import { refreshNavigation } from '../../shell/index.ts'

const key = ['subscription'] as const

export const plansQuery = queryOptions({
  queryKey: [...key, 'plans'],
  queryFn: ({ signal }) => call('GET /api/v2/subscription/plans', { signal }),
})

export const ownPlanQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call('GET /api/v2/subscription/current', { signal }),
  staleTime: 0,
})

/** Redeems a code; locked features open at once. */
export function useRedeem() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call('POST /api/v2/subscription/redeem', { body: { code } }),
    onSuccess: async (plan) => {
      queryClient.setQueryData(ownPlanQuery.queryKey, plan)
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      await refreshNavigation(queryClient)
    },
  })
}
