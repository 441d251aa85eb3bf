import type { Post } from '@learntrail/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Comments } from '../../comments/index.ts'
import { LikersDialog } from '../../people/index.ts'
import { changeInCache } from '../api/posts-cache.ts'
import { commentCalls } from './comment-calls.ts'
import css from './post-comments.module.css'

/** What people say about a record. */
export function PostComments({ post: { id, can, messageCount } }: { post: Post }) {
  const { t } = useTranslation('posts')
  const queryClient = useQueryClient()
  return (
    <div className={css.comments}>
      <Comments
        anchor="comments"
        heading="h3"
        isFieldSticky
        on={{
          type: 'portfolio',
          id,
          calls: commentCalls(id),
          texts: {
            title: t('comments.title'),
            none: t('comments.none'),
            write: t('comments.write'),
            send: t('comments.send'),
            sent: t('comments.sent'),
            replyTo: (name) => t('comments.writeReply', { name }),
            replySent: t('comments.replySent'),
            deleteTitle: t('comments.deleteTitle'),
          },
          can,
          count: messageCount,
          onCount: (by) =>
            changeInCache(queryClient, id, (post) => ({ ...post, messageCount: Math.max(0, post.messageCount + by) })),
          likers: (place, dialog) => (
            <LikersDialog
              thing={{ kind: place.id === place.commentId ? 'message' : 'reply', id: place.id }}
              {...dialog}
            />
          ),
        }}
      />
    </div>
  )
}
