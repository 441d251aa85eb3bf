import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/problem.ts'
import { currentUserQuery } from '../features/profiles/index.ts'

/** Seconds a person waits at a loading screen. If the server's Retry-After is longer, the failure is shown at once. */
const longestWait = 5
const secondsOff = (error: unknown) => (isProblem(error) ? (error.retryAfter ?? 0) : 0)

/** `onSignedOut` runs when any call answers that the session is over. */
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
        // Retry twice after a failed connection or a server error, unless the server is away for longer; never after a
        // refusal.
        retry: (failures, error) =>
          failures < 2 &&
          isProblem(error) &&
          (error.code === 'NETWORK' || error.status >= 500) &&
          secondsOff(error) <= longestWait,
        retryDelay: (attempt, error) => Math.max(400 * 2 ** attempt, secondsOff(error) * 1_000),
        // The browser's offline state is often wrong; a call that fails says so.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
