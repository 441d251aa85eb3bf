import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Friends who may have taken part, by a part of the name. */
export const tagFriendsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'tag-friends', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/tagFriends', { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
