import { isOf, type OnLive } from '../../live/on-live.ts'
import { postQuery } from './api/read-post.ts'

/** How many like a record, and talk below it. */
export const postsOnLive: OnLive = (queryClient, heard) => {
  const { channel } = heard
  if (channel === null || !(isOf(heard, 'updateLikes') || isOf(heard, 'updateComments'))) return
  void queryClient.invalidateQueries({ queryKey: postQuery(channel).queryKey, exact: true })
}
