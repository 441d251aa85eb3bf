import type { QueryClient } from '@tanstack/react-query'
import { privacyName } from '../../posts/index.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** The server keeps who may see the next record; what is known of the account says the same. */
export function rememberPrivacy(queryClient: QueryClient, privacy: number) {
  if (privacyName(privacy) === 'group') return
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    (user) => user && { ...user, newPostPrivacy: privacy as typeof user.newPostPrivacy },
  )
}
