import type { PostView } from '@learntrail/contract/posts/posts'
import { paths } from '../../paths.ts'
import { useCurrentUser } from '../profiles/index.ts'

/** Address of a view of the trail, filtered. */
export const tagAddress = (view: PostView, filter: Record<string, string>) =>
  `${paths.portfolio}?${new URLSearchParams({ view, ...filter })}`

/** Returns the view to look for similar records in: mine for my own records, otherwise the public feed. */
export function useViewOf(ownerId: string): PostView {
  return useCurrentUser()?.id === ownerId ? 'mine' : 'public'
}
