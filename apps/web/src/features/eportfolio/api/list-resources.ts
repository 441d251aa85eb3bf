import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

type Query = NonNullable<InputOf<'GET /api/v2/ePortfolio/resource'>['query']>
/** Filters of the material. */
export type ResourceFilters = Pick<Query, 'dateRange' | 'tags' | 'sdgs' | 'classification' | 'words'>

export const resourcesQuery = (filters: ResourceFilters) =>
  infiniteQueryOptions({
    queryKey: ['eportfolio', 'resources', filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/ePortfolio/resource', { query: { ...filters, ...pageParam }, signal }),
    initialPageParam: {} as Pick<Query, 'lastPortfolioId' | 'lastHomeworkDate'>,
    getNextPageParam: ({ lastPortfolioId, lastHomeworkDate }) =>
      lastPortfolioId === null && lastHomeworkDate === null
        ? null
        : { lastPortfolioId: lastPortfolioId ?? undefined, lastHomeworkDate: lastHomeworkDate ?? undefined },
    staleTime: 30_000,
  })
