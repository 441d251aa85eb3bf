import type { PostView } from '@learntrail/contract/posts/posts'
import { paths } from '../../paths.ts'
import { useCurrentUser } from '../profiles/index.ts'

/** A view of the trail with what has something in common. */
export const tagAddress = (view: PostView, filter: Record<string, string>) =>
  `${paths.portfolio}?${new URLSearchParams({ view, ...filter })}`

/** Where records like one of this person are found: among my own, or among those that I may see. */
export function useViewOf(ownerId: string): PostView {
  return useCurrentUser()?.id === ownerId ? 'mine' : 'public'
}
