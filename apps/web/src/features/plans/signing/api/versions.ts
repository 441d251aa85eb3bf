import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { plansKey } from '../../api/plans.ts'

/** The kept versions of a plan: those that were sent for signing or signed. */
export const planVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...plansKey, 'versions', id],
    queryFn: ({ signal }) => call('GET /api/v2/sdl-service/projects/:id/versions', { params: { id }, signal }),
    staleTime: 0,
  })

/** The content of one version, which never changes. */
export const planVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...plansKey, 'version', id, version],
    queryFn: ({ signal }) =>
      call('GET /api/v2/sdl-service/projects/:id/versions/:version', { params: { id, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
