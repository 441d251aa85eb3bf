import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: ({ signal }) => call('GET /api/v2/navigation/home', { signal }),
  staleTime: 30_000,
})

export const useNavigation = () => useQuery(navigationQuery)

export const refreshNavigation = (queryClient: QueryClient) => queryClient.invalidateQueries(navigationQuery)
