import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Finds people to mention; without a keyword, my friends. */
export async function pickPeople(keyword: string, signal: AbortSignal) {
  const { items } = await call('POST /api/v2/search/searchperson', { body: { keyword }, signal })
  return items
}

/** Friends only, by part of the name. */
export const friendsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['people', 'friends', keyword],
    queryFn: ({ signal }) => call('POST /api/v2/search/searchperson', { body: { keyword, friendsOnly: true }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
