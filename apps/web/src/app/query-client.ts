import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isProblem } from '../api/problem.ts'
import { currentUserQuery } from '../features/profiles/index.ts'

/** Seconds that somebody looks at a screen that loads; a server that wants longer is said to be away at once. */
const longestWait = 5
const secondsOff = (error: unknown) => (isProblem(error) ? (error.retryAfter ?? 0) : 0)

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
        // A refusal stays a refusal; a dropped line or a restarting server deserves a second try, when it says it will be back.
        retry: (failures, error) =>
          failures < 2 &&
          isProblem(error) &&
          (error.code === 'NETWORK' || error.status >= 500) &&
          secondsOff(error) <= longestWait,
        retryDelay: (attempt, error) => Math.max(400 * 2 ** attempt, secondsOff(error) * 1_000),
        // The browser's own idea of being offline is often wrong; a call that fails says so.
        networkMode: 'always',
        staleTime: 10_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queryClient
}
