import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/problem.ts'
import { currentUserQuery } from '../features/profiles/index.ts'

/** `onSignedOut` runs when an answer says that the session is over, whichever call found out. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const notice = (error: unknown) => {
    if (!isProblem(error, 'NOT_AUTHENTICATED')) return
    queryClient.removeQueries({ queryKey: currentUserQuery.queryKey })
    onSignedOut()
  }
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({ onError: notice }),
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; a dropped line or a restarting server deserves a second try.
        retry: (failures, error) =>
          failures < 2 && isProblem(error) && (error.code === 'NETWORK' || error.status >= 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
        // The browser's own idea of being offline is often wrong; a call that fails says so.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
