import type { TypedName, WholeSchool } from '@learntrail/contract/console/schools'
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

/** Puts all who typed a name at a school; the server takes so many at a time. */
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

interface ListFile {
  name: string
  content: string
}

export const useCheckSchools = () =>
  useMutation({ mutationFn: (body: ListFile) => call('POST /api/v2/admin/schools/import/check', { body }) })

export function useImportSchools() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ListFile & { reason: string }) => call('POST /api/v2/admin/schools/import', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
