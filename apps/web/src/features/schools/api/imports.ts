import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '../../../api/call.ts'
import { call } from '../../../api/call.ts'
import { askWhileUnderWay } from '../../console/index.ts'

const key = (schoolId: string) => ['schools', schoolId, 'imports'] as const

export const ownImportsQuery = (schoolId: string) =>
  queryOptions({
    queryKey: key(schoolId),
    queryFn: ({ signal }) => call('GET /api/v2/schools/:schoolId/account-imports', { params: { schoolId }, signal }),
    refetchInterval: ({ state }) => askWhileUnderWay(state.data?.items),
    staleTime: 0,
  })

export const useCheckOwnFile = (schoolId: string) =>
  useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/schools/:schoolId/account-imports/check'>['body']) =>
      call('POST /api/v2/schools/:schoolId/account-imports/check', { params: { schoolId }, body }),
  })

export function useStartOwnImport(schoolId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/schools/:schoolId/account-imports'>['body']) =>
      call('POST /api/v2/schools/:schoolId/account-imports', { params: { schoolId }, body }),
    onSuccess: (imports) => queryClient.setQueryData(key(schoolId), imports),
  })
}

export function useTakeOwnPasswords(schoolId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      call('POST /api/v2/schools/:schoolId/account-imports/:id/passwords', { params: { schoolId, id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['schools', schoolId] }),
  })
}
