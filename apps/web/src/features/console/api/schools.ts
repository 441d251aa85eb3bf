import type { TypedName, WholeSchool } from '@learntrail/contract/console/schools'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

const key = ['console', 'schools'] as const

export type SchoolFilter = Omit<InputOf<'GET /api/v2/admin/schools'>['query'], 'cursor'>

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
}

export const schoolListQuery = (filter: SchoolFilter) =>
  infiniteQueryOptions({
    ...pages,
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/admin/schools', { query: { ...filter, cursor: pageParam ?? undefined }, signal }),
  })

export const typedNamesQuery = infiniteQueryOptions({
  ...pages,
  queryKey: [...key, 'typed'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/admin/typed-schools', { query: { cursor: pageParam ?? undefined }, signal }),
})

const schoolKey = (id: string) => [...key, 'one', id] as const

export const schoolQuery = (id: string) =>
  queryOptions({
    queryKey: schoolKey(id),
    queryFn: ({ signal }) => call('GET /api/v2/admin/schools/:id', { params: { id }, signal }),
  })

interface Permission {
  account: string
  reach?: SchoolReach | null
  reason: string
}

export function useSchoolChange() {
  const queryClient = useQueryClient()
  return async (send: Promise<WholeSchool>) => {
    const changed = await send
    queryClient.setQueryData(schoolKey(changed.id), changed)
  }
}

export const permitSchool = (id: string, body: Permission) =>
  call('POST /api/v2/admin/schools/:id/permit', { params: { id }, body })
export const takeSchoolPermission = (id: string, body: Permission) =>
  call('POST /api/v2/admin/schools/:id/take-permission', { params: { id }, body })

export const makeSchoolCode = (id: string, body: InputOf<'POST /api/v2/admin/schools/:id/codes'>['body']) =>
  call('POST /api/v2/admin/schools/:id/codes', { params: { id }, body })
export const revokeSchoolCode = (id: string, codeId: string, reason: string) =>
  call('POST /api/v2/admin/schools/:id/codes/:codeId/revoke', { params: { id, codeId }, body: { reason } })

export const giveSchoolPlan = (id: string, body: { endsAt: string | null; reason: string }) =>
  call('POST /api/v2/admin/schools/:id/plan', { params: { id }, body })
export const takeSchoolPlan = (id: string, reason: string) =>
  call('POST /api/v2/admin/schools/:id/take-plan', { params: { id }, body: { reason } })

/**
 * Assigns everybody who typed a name to a school, in as many calls as the server's batches need; resolves to the number
 * of people moved.
 */
export function useMatch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, type, schoolId }: Pick<TypedName, 'name' | 'type'> & { schoolId: string }) => {
      for (let moved = 0; ; ) {
        const done = await call('POST /api/v2/admin/typed-schools/match', { body: { name, type, schoolId } })
        moved += done.moved
        if (done.left === 0 || done.moved === 0) return moved
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['console'] }),
  })
}
