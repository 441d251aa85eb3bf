import type { QueryClient } from '@tanstack/react-query'
import { privacyName } from '../../posts/index.ts'
import { currentUserQuery } from '../../profiles/index.ts'

/** Updates the cached account: the server has stored this privacy as the default for new records. */
export function rememberPrivacy(queryClient: QueryClient, privacy: number) {
  if (privacyName(privacy) === 'group') return
  queryClient.setQueryData(
    currentUserQuery.queryKey,
    (user) => user && { ...user, newPostPrivacy: privacy as typeof user.newPostPrivacy },
  )
}
