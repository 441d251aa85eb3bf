import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { useCurrentUser } from '../profiles/index.ts'
import { tellBinned } from '../trash/index.ts'
import { useDeleteComment, useEditComment, useLikeComment } from './change-comment.ts'
import { type Comment, type Commented, isReply, type Reply } from './commented.ts'
import { WrittenView } from './written-view.tsx'

const editWritten = onDemand(() => import('./edit-written.tsx').then((part) => part.EditWritten))

interface CommentViewProps {
  on: Commented
  written: Comment | Reply
  /** Id of the comment itself, or of the one this reply answers. */
  commentId: string
  /** Opens the reply field of the thread. */
  onReply?: (() => void) | undefined
  onAnnounce: (sentence: string) => void
  /** The replies, below. */
  children?: ReactNode
}

/** A comment or a reply; both look the same. */
export function CommentView({ on, written, commentId, onReply, onAnnounce, children }: CommentViewProps) {
  const { t } = useTranslation('comments')
  const [isLikersOpen, setLikersOpen] = useState(false)
  const place = { id: written.id, commentId }
  const queryClient = useQueryClient()
  const like = useLikeComment(on, place)
  const edit = useEditComment(on, place)
  const remove = useDeleteComment(on, place, written)
  const user = useCurrentUser()
  // One's own comment goes to the bin; deleting another person's is final.
  const isMine = written.author.id === user?.id
  const hasReplies = 'replyCount' in written && written.replyCount > 0

  return (
    <>
      <WrittenView
        written={written}
        isReply={isReply(place)}
        mark={on.mark?.(written)}
        about={isReply(place) ? null : on.about?.(written)}
        canLike={on.can.like}
        onLike={like.mutate}
        onReply={onReply}
        onShowLikers={on.likers && (() => setLikersOpen(true))}
        editor={(onClose) => <OnDemand part={editWritten} written={written} edit={edit} onClose={onClose} />}
        removal={{
          title: isReply(place) ? t('deleteReplyTitle') : on.texts.deleteTitle,
          text: isMine
            ? t(hasReplies ? 'binWithReplies' : 'binText')
            : t(hasReplies ? 'deleteWithReplies' : 'deleteText'),
          isBusy: remove.isPending,
          isDangerous: !isMine,
          run: () =>
            remove.mutate(undefined, {
              onSuccess: () =>
                isMine ? void tellBinned(queryClient, { kind: 'comment', id: written.id }) : onAnnounce(t('deleted')),
            }),
        }}
      >
        {children}
      </WrittenView>
      {on.likers?.(place, { isOpen: isLikersOpen, onClose: () => setLikersOpen(false) })}
    </>
  )
}
