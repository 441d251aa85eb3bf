import type { PlanEditions } from '@learntrail/contract/plans/editions'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { askEvery } from '../../../../live/live-state.ts'
import { plansKey } from '../../api/plans.ts'

const path = '/api/v2/sdl-service/projects/:id/editions'

/** The plan's editions; polled every 2 s while one is being made. */
export const editionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'editions', id],
    queryFn: ({ signal }) => call(`GET ${path}`, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.editions[0]?.state === 'making' ? askEvery(2_000) : false),
  })

const sealPlan = (id: string, showsOwner: boolean) => call(`POST ${path}`, { params: { id }, body: { showsOwner } })
const showOwner = (id: string, showsOwner: boolean) => call(`PATCH ${path}`, { params: { id }, body: { showsOwner } })

function useEditionsChange(id: string, change: (id: string, showsOwner: boolean) => Promise<PlanEditions>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (showsOwner: boolean) => change(id, showsOwner),
    onSuccess: (editions) => queryClient.setQueryData(editionsQuery(id).queryKey, editions),
    // After a refusal, the cached editions may be outdated.
    onError: () => void queryClient.invalidateQueries({ queryKey: editionsQuery(id).queryKey }),
  })
}

export const useSealPlan = (id: string) => useEditionsChange(id, sealPlan)
export const useShowEditionOwner = (id: string) => useEditionsChange(id, showOwner)
