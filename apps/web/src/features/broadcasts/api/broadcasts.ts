import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { refreshNavigation } from '../../shell/index.ts'

const key = ['broadcasts'] as const
export const receivedKey = [...key, 'received'] as const

export const broadcastsQuery = infiniteQueryOptions({
  queryKey: receivedKey,
  queryFn: ({ pageParam, signal }) =>
    call('POST /api/v2/broadcasts/getbroadcasts', { body: { cursor: pageParam ?? undefined }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
  staleTime: 0,
})

export const sentQuery = queryOptions({
  queryKey: [...key, 'sent'],
  queryFn: ({ signal }) => call('GET /api/v2/broadcasts/sent', { signal }),
  staleTime: 0,
})

/** Marks the list as seen, which clears the badge. */
export function useInform() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('PATCH /api/v2/broadcasts/informed'),
    onSuccess: () => refreshNavigation(queryClient),
  })
}

export const useRead = () =>
  useMutation({ mutationFn: (id: string) => call('POST /api/v2/broadcasts/readbroadcast', { body: { id } }) })

export type NewBroadcast = InputOf<'POST /api/v2/broadcasts'>['body']
export type Correction = InputOf<'PATCH /api/v2/broadcasts/:id'>['body'] & { id: string }

function useChange<Sent>(send: (sent: Sent) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: send, onSuccess: () => queryClient.invalidateQueries({ queryKey: key }) })
}

export type Audience = NewBroadcast['audience']

export const useReach = () =>
  useMutation({
    mutationFn: async (audience: Audience) =>
      (await call('POST /api/v2/broadcasts/reach', { body: { audience } })).count,
  })

export const useWrite = () => useChange((body: NewBroadcast) => call('POST /api/v2/broadcasts', { body }))

export const useCorrect = () =>
  useChange(({ id, ...body }: Correction) => call('PATCH /api/v2/broadcasts/:id', { params: { id }, body }))

export const useWithdraw = () => useChange((id: string) => call('DELETE /api/v2/broadcasts/:id', { params: { id } }))
