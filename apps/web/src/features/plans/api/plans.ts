import type { PlanLook, PlanTime } from '@learntrail/contract/plans/facts'
import type { Plan } from '@learntrail/contract/plans/plans'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'

/** Prefix of all query keys of plans. */
export const plansKey = ['plans'] as const
export const planListsKey = [...plansKey, 'list'] as const

const page = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor,
}

type List = NonNullable<InputOf<'GET /api/v2/sdl-service/projects'>['query']>['list']

/** My plans, or those I favorited. */
export const plansQuery = (list: NonNullable<List>) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...planListsKey, list],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/sdl-service/projects', { query: { list, cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })

/** A person's plans that I may see. */
export const plansOfQuery = (user: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...planListsKey, 'of', user],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/sdl-service/projects', { query: { user, cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })

export type PlanSearch = Omit<
  NonNullable<InputOf<'GET /api/v2/sdl-service/projects/search'>['query']>,
  'cursor' | 'limit'
>

/** Published plans of other people. */
export const plansOfOthersQuery = (search: PlanSearch) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...planListsKey, 'others', search],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/sdl-service/projects/search', { query: { ...search, cursor: pageParam ?? undefined }, signal }),
    staleTime: 0,
  })

export const planCountsQuery = queryOptions({
  queryKey: [...planListsKey, 'counts'],
  queryFn: ({ signal }) => call('GET /api/v2/sdl-service/projects/counts', { signal }),
  staleTime: 0,
})

export const readPlan = (id: string) => call('GET /api/v2/sdl-service/projects/:id', { params: { id } })

export const planQuery = (id: string) =>
  queryOptions({ queryKey: [...plansKey, 'one', id], queryFn: () => readPlan(id), staleTime: 0 })

export const createPlan = (body: InputOf<'POST /api/v2/sdl-service/projects'>['body']) =>
  call('POST /api/v2/sdl-service/projects', { body })

export type SaveBody = InputOf<'PATCH /api/v2/sdl-service/projects/:id'>['body']

export const savePlan = (id: string, body: SaveBody, isClosing = false): Promise<Plan> =>
  call('PATCH /api/v2/sdl-service/projects/:id', { params: { id }, body, keepalive: outlivesPage(body, isClosing) })

export const sharePlan = (id: string, body: InputOf<'PATCH /api/v2/sdl-service/projects/:id/privacy'>['body']) =>
  call('PATCH /api/v2/sdl-service/projects/:id/privacy', { params: { id }, body })

export const deletePlan = (id: string) => call('DELETE /api/v2/sdl-service/projects/:id', { params: { id } })

export const favorPlan = (projectId: string, isFavorite: boolean) =>
  call('POST /api/v2/sdl-service/favorites', { body: { projectId, isFavorite }, keepalive: true })

/** Address of the PDF for viewing; `downloadAddress` is for saving it. */
export const pdfAddress = (id: string, look: PlanLook, of: PlanTime) =>
  `/api/v2/sdl-service/viewPdf?projectId=${id}&look=${look}&of=${of}`
export const downloadAddress = (id: string, look: PlanLook, of: PlanTime) =>
  `/api/v2/sdl-service/projects/${id}/download?look=${look}&of=${of}`
