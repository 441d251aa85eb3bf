import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useDeleteComment, useEditComment, useLikeComment } from '../api/change-message.ts'
import { LikersDialog } from '../components/likers-dialog.tsx'
import type { Comment } from './comment.ts'
import { EditWritten } from './edit-written.tsx'
import { WrittenView } from './written-view.tsx'

interface CommentViewProps {
  postId: string
  comment: Comment
  canLike: boolean
  /** Asks for a reply to the thread. */
  onReply?: () => void
  onAnnounce: (sentence: string) => void
  /** The replies, below. */
  children?: ReactNode
}

export function CommentView({ postId, comment, canLike, onReply, onAnnounce, children }: CommentViewProps) {
  const { t } = useTranslation('posts')
  const [isLikersOpen, setLikersOpen] = useState(false)
  const like = useLikeComment(postId, comment)
  const edit = useEditComment(postId, comment)
  const remove = useDeleteComment(postId, comment)
  const isReply = comment.kind === 'reply'
  const hasReplies = comment.kind === 'message' && comment.replyCount > 0

  return (
    <>
      <WrittenView
        written={comment}
        isReply={isReply}
        canLike={canLike}
        onLike={like.mutate}
        onReply={onReply}
        onShowLikers={() => setLikersOpen(true)}
        editor={(onDone) => <EditWritten written={comment} edit={edit} onDone={onDone} />}
        removal={{
          title: t(isReply ? 'comments.deleteReplyTitle' : 'comments.deleteTitle'),
          text: t(hasReplies ? 'comments.deleteWithReplies' : 'comments.deleteText'),
          isBusy: remove.isPending,
          run: () =>
            remove.mutate(undefined, {
              onSuccess: () => onAnnounce(t('comments.deleted')),
              onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
            }),
        }}
      >
        {children}
      </WrittenView>
      <LikersDialog
        thing={{ kind: comment.kind, id: comment.id }}
        isOpen={isLikersOpen}
        onClose={() => setLikersOpen(false)}
      />
    </>
  )
}
