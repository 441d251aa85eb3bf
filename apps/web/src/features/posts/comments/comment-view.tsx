import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { capped } from '../../../ui/count.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { When } from '../../../ui/when.tsx'
import { useDeleteComment, useLikeComment } from '../api/change-message.ts'
import { LikersDialog } from '../components/likers-dialog.tsx'
import { PersonFace, PersonName } from '../components/person-link.tsx'
import type { Comment } from './comment.ts'
import css from './comment-view.module.css'
import { EditComment } from './edit-comment.tsx'

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
  const [open, setOpen] = useState<'edit' | 'delete' | 'likers' | null>(null)
  const like = useLikeComment(postId, comment)
  const remove = useDeleteComment(postId, comment)
  const close = () => setOpen(null)
  const { author, can, content, likeCount, isLiked } = comment

  const actions: Action[] = []
  if (can.edit) actions.push({ label: t('comments.edit'), icon: 'edit', run: () => setOpen('edit') })
  if (can.remove) {
    actions.push({ label: t('comments.delete'), icon: 'remove', isDangerous: true, run: () => setOpen('delete') })
  }

  return (
    <article className={css.comment} aria-label={t('comments.by', { name: author.displayName || t('deletedPerson') })}>
      <PersonFace person={author} size={comment.kind === 'message' ? 36 : 28} />
      <div className={css.main}>
        {open === 'edit' ? (
          <EditComment postId={postId} comment={comment} onDone={close} />
        ) : (
          <div className={css.top}>
            <div className={css.bubble}>
              <PersonName person={author} />
              <p className={css.text}>{content}</p>
            </div>
            {actions.length > 0 ? (
              <div className={css.menu}>
                <ActionMenu label={t('comments.menu')} actions={actions} />
              </div>
            ) : null}
          </div>
        )}
        <div className={css.facts}>
          <When time={comment.createdAt} relative />
          {comment.editedAt ? <span>{t('card.edited')}</span> : null}
          <button
            type="button"
            className={css.act}
            aria-pressed={isLiked}
            aria-label={t('like.label', { count: likeCount })}
            disabled={!canLike}
            onClick={() => like.mutate(!isLiked)}
          >
            <Icon name="heart" size={16} filled={isLiked} />
            {t('like.verb')}
          </button>
          {onReply ? (
            <button type="button" className={css.act} onClick={onReply}>
              {t('comments.reply')}
            </button>
          ) : null}
          {likeCount > 0 ? (
            <button type="button" className={css.act} aria-haspopup="dialog" onClick={() => setOpen('likers')}>
              {t('like.count', { count: likeCount, shown: capped(likeCount) })}
            </button>
          ) : null}
        </div>
        {children}
      </div>
      <LikersDialog thing={{ kind: comment.kind, id: comment.id }} isOpen={open === 'likers'} onClose={close} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t(comment.kind === 'message' ? 'comments.deleteTitle' : 'comments.deleteReplyTitle')}
        confirm={t('comments.delete')}
        isDangerous
        isBusy={remove.isPending}
        onClose={close}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => onAnnounce(t('comments.deleted')),
            onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
          })
        }
      >
        <p>
          {t(
            comment.kind === 'message' && comment.replyCount > 0 ? 'comments.deleteWithReplies' : 'comments.deleteText',
          )}
        </p>
      </ConfirmDialog>
    </article>
  )
}
