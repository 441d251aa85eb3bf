import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** Pages of friends that are asked for: more than that nobody has in one class and club. */
const mostPages = 10

/** How friends are called, for finding them in what is written. */
export const friendNamesQuery = queryOptions({
  queryKey: ['eportfolio', 'friend-names'],
  queryFn: async ({ signal }) => {
    const names: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < mostPages; page += 1) {
      const query = { keyword: '', ...(cursor === undefined ? {} : { cursor }) }
      const { items, nextCursor } = await call('GET /api/v2/ePortfolio/tagFriends', { query, signal })
      names.push(...items.map(({ displayName }) => displayName))
      if (nextCursor === null) break
      cursor = nextCursor
    }
    return names
  },
  staleTime: 5 * 60_000,
})
