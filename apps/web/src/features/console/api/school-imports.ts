import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { askWhileUnderWay } from './under-way.ts'

const key = ['console', 'school-imports'] as const

export const schoolImportsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call('GET /api/v2/admin/school-imports', { signal }),
  refetchInterval: ({ state }) => askWhileUnderWay(state.data?.items),
  staleTime: 0,
})

export const useCheckSchools = () =>
  useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/admin/school-imports/check'>['body']) =>
      call('POST /api/v2/admin/school-imports/check', { body }),
  })

export function useStartSchoolImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/admin/school-imports'>['body']) =>
      call('POST /api/v2/admin/school-imports', { body }),
    onSuccess: (imports) => queryClient.setQueryData(key, imports),
  })
}
