import type { Post } from '@learntrail/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { MessageComments } from '../../comments/index.ts'
import { changeInCache } from '../api/posts-cache.ts'
import css from './post-comments.module.css'

/** The comments on a record. */
export function PostComments({ post: { id, can, messageCount } }: { post: Post }) {
  const queryClient = useQueryClient()
  return (
    <div className={css.comments}>
      <MessageComments
        anchor="comments"
        heading="h3"
        isFieldSticky
        type="portfolio"
        id={id}
        can={can}
        count={messageCount}
        onCount={(by) =>
          changeInCache(queryClient, id, (post) => ({ ...post, messageCount: Math.max(0, post.messageCount + by) }))
        }
      />
    </div>
  )
}
