import type { SharedInput, SharedRecord } from '@learntrail/contract/posts/shared-record'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

const sharedKey = ['posts', 'shared'] as const
export const sharedListKey = [...sharedKey, 'list'] as const

export const sharedListQuery = infiniteQueryOptions({
  queryKey: sharedListKey,
  queryFn: ({ signal, pageParam }) =>
    call('GET /api/v2/portfolios/shared', { query: pageParam ? { cursor: pageParam } : {}, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const sharedQuery = (id: string) =>
  queryOptions({
    queryKey: [...sharedKey, 'one', id],
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/shared/:id', { params: { id }, signal }),
  })

export const sharedEditsQuery = (id: string, version: number) =>
  infiniteQueryOptions({
    queryKey: [...sharedKey, 'edits', id, version],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/v2/portfolios/shared/:id/edits', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const readShared = (id: string) => call('GET /api/v2/portfolios/shared/:id', { params: { id } })

export const startShared = (body: { clientId: string; title: string; personIds: string[] }) =>
  call('POST /api/v2/portfolios/shared', { body })

export const saveShared = (id: string, body: SharedInput, isClosing: boolean): Promise<SharedRecord> =>
  call('PUT /api/v2/portfolios/shared/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })

export const removeShared = (id: string) => call('DELETE /api/v2/portfolios/shared/:id', { params: { id } })

export const inviteCoWriters = (id: string, personIds: string[]) =>
  call('POST /api/v2/portfolios/shared/:id/people', { params: { id }, body: { personIds } })

interface PartChange {
  state?: 'accepted' | 'declined' | 'left'
  agreedVersion?: number | null
  privacy?: 0 | 1 | 3
}
export const changeMyPart = (id: string, body: PartChange) =>
  call('PATCH /api/v2/portfolios/shared/:id/people/current', { params: { id }, body })

export const removeCoWriter = (id: string, personId: string) =>
  call('DELETE /api/v2/portfolios/shared/:id/people/:personId', { params: { id, personId } })

export const publishShared = (id: string, version: number) =>
  call('POST /api/v2/portfolios/shared/:id/publish', { params: { id }, body: { version } })
