import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Friends whose name contains `keyword`, to be tagged as participants. */
export const tagFriendsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['eportfolio', 'tag-friends', keyword],
    queryFn: ({ signal }) => call('GET /api/v2/ePortfolio/tagFriends', { query: { keyword }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
