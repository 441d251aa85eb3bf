import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Prefix of every query key about pebbles. */
export const pebblesKey = ['pebbles'] as const

/** Pebbles of the viewer and their friends, newest first. */
export const pebblesQuery = infiniteQueryOptions({
  queryKey: [...pebblesKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/pebbles', { query: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})

export const pebbleQuery = (id: string) =>
  queryOptions({
    queryKey: [...pebblesKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/pebbles/:id', { params: { id }, signal }),
    staleTime: 0,
  })

export function useLayPebble() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: InputOf<'POST /api/v2/pebbles'>['body']) => call('POST /api/v2/pebbles', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pebblesQuery.queryKey }),
  })
}

export function useTakePebbleAway(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/v2/pebbles/:id', { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: pebblesQuery.queryKey }),
  })
}
