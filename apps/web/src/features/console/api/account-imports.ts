import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { askWhileUnderWay } from './under-way.ts'

const key = ['console', 'account-imports'] as const

export const accountImportsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call('GET /api/v2/admin/account-imports', { signal }),
  refetchInterval: ({ state }) => askWhileUnderWay(state.data?.items),
  staleTime: 0,
})

export const useCheckAccounts = () =>
  useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/admin/account-imports/check'>['body']) =>
      call('POST /api/v2/admin/account-imports/check', { body }),
  })

export function useStartImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/admin/account-imports'>['body']) =>
      call('POST /api/v2/admin/account-imports', { body }),
    onSuccess: (imports) => queryClient.setQueryData(key, imports),
  })
}

export function useTakePasswords() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/v2/admin/account-imports/:id/passwords', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
