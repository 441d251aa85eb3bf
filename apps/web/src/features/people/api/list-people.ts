import type { PeopleList } from '@learntrail/contract/people/lists'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** One of a person's lists of people, newest first. */
export const peopleListQuery = (id: string, list: PeopleList, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['people', id, 'list', list, keyword],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/users/:id/users-with-search-keyword', {
        params: { id },
        query: { list, keyword, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
