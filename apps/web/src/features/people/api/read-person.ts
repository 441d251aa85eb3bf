import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: ({ signal }) => call('GET /api/v2/users/:id', { params: { id }, signal }),
    staleTime: 60_000,
  })

/** My own card as a viewer in relation `as` sees it. */
export const ownCardQuery = (as: Viewer) =>
  queryOptions({
    queryKey: ['people', 'own-card', as],
    queryFn: ({ signal }) => call('GET /api/v2/users/current/card', { query: { as }, signal }),
    staleTime: 0,
  })
