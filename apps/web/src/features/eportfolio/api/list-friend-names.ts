import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

/** The number of pages of friends to read, at most; no class and club together has more. */
const mostPages = 10

/** Display names of the person's friends, to find them in texts. */
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
