import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { postListsKey } from './api/list-posts.ts'
import { postQuery } from './api/read-post.ts'

const isOfGroup = ({ queryKey: [, , list] }: { queryKey: readonly unknown[] }) =>
  (list as { group?: string }).group !== undefined

/** Refetches a record on new likes or comments, and group lists on a change in a group. */
const onLive: OnLive = (queryClient, heard) => {
  if (isOf(heard, 'updateGroup')) void queryClient.invalidateQueries({ queryKey: postListsKey, predicate: isOfGroup })
  const { channel } = heard
  if (channel === null || !(isOf(heard, 'updateLikes') || isOf(heard, 'updateComments'))) return
  void queryClient.invalidateQueries({ queryKey: postQuery(channel).queryKey, exact: true })
}

export const postsLive: LivePart = { onLive }
