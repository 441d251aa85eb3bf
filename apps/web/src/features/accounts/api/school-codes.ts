import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Codes that verify teachers of my schools. */
export const schoolCodesQuery = queryOptions({
  queryKey: ['school-codes'],
  queryFn: ({ signal }) => call('GET /api/v2/schools/teacher-codes', { signal }),
})

export interface NewSchoolCode {
  schoolId: string
  uses: number
  days: 7 | 30 | 90
}

export function useMakeSchoolCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewSchoolCode) => call('POST /api/v2/schools/teacher-codes', { body }),
    onSuccess: (codes) => queryClient.setQueryData(schoolCodesQuery.queryKey, codes),
  })
}

export function useRevokeSchoolCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/v2/schools/teacher-codes/:id', { params: { id } }),
    onSuccess: (codes) => queryClient.setQueryData(schoolCodesQuery.queryKey, codes),
  })
}
