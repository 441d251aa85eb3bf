import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => call('GET /api/v2/users/current', { signal }),
  staleTime: 5 * 60_000,
})

/** A signed-in person; guests have no id. */
export type SignedInUser = CurrentUser & { id: string }

export const isSignedIn = (user: CurrentUser | undefined): user is SignedInUser =>
  user !== undefined && user.role !== 'guest' && user.id !== null

/** Returns the signed-in person, or null for guests and until it is known. */
export function useCurrentUser(): SignedInUser | null {
  const { data } = useQuery(currentUserQuery)
  return isSignedIn(data) ? data : null
}
