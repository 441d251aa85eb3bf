import type { SearchCategory, SearchSort } from '@learntrail/contract/search/categories'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Matches in one category. */
export const foundQuery = (category: SearchCategory, keyword: string, sortBy: SearchSort) =>
  infiniteQueryOptions({
    queryKey: ['search', category, keyword, sortBy],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/search/:category', {
        params: { category },
        query: { keyword, sortBy, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })
