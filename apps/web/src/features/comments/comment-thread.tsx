import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { readDraft } from '../../ui/keep-draft.ts'
import type { SignedInUser } from '../profiles/index.ts'
import { readAllReplies } from './change-comment.ts'
import css from './comment-thread.module.css'
import { CommentView } from './comment-view.tsx'
import type { Comment, Commented } from './commented.ts'
import { addReplies } from './comments-cache.ts'
import { useOutbox } from './outbox.ts'
import { OutgoingComment } from './outgoing-comment.tsx'
import { WriteComment } from './write-comment.tsx'

interface CommentThreadProps {
  on: Commented
  comment: Comment
  user: SignedInUser
  onAnnounce: (sentence: string) => void
}

/** A comment with its replies. */
export function CommentThread({ on, comment, user, onAnnounce }: CommentThreadProps) {
  const { t } = useTranslation('comments')
  const queryClient = useQueryClient()
  const { calls, texts, can } = on
  const draft = `reply.${user.id}.${comment.id}`
  // A reply that was begun is still open.
  const [isReplying, setReplying] = useState(() => Boolean(readDraft<{ text: string }>(draft).text))
  const [takesFocus, setTakesFocus] = useState(false)
  const outbox = useOutbox(
    `replies.${user.id}.${comment.id}`,
    (writing) => calls.reply(comment.id, writing),
    (reply) => {
      addReplies(queryClient, on, comment.id, [reply], true)
      on.onCount(1)
      onAnnounce(texts.replySent)
    },
  )
  const all = useMutation({
    mutationFn: () => readAllReplies(on, comment.id),
    onSuccess: (replies) => addReplies(queryClient, on, comment.id, replies),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const hidden = comment.replyCount - comment.replies.length
  const reply = () => {
    setTakesFocus(true)
    setReplying(true)
  }
  const shared = { on, commentId: comment.id, onAnnounce }
  const hasReplies = comment.replies.length > 0 || outbox.items.length > 0 || isReplying

  return (
    <CommentView {...shared} written={comment} onReply={can.comment ? reply : undefined}>
      {hasReplies ? (
        <div className={css.replies}>
          <ol>
            {comment.replies.map((one) => (
              <li key={one.id}>
                <CommentView {...shared} written={one} />
              </li>
            ))}
          </ol>
          {hidden > 0 ? (
            <Button look="quiet" size="s" isBusy={all.isPending} onClick={() => all.mutate()}>
              {t('showReplies', { count: hidden })}
            </Button>
          ) : null}
          <ol>
            {outbox.items.map((item) => (
              <li key={item.clientId}>
                <OutgoingComment
                  user={user}
                  item={item}
                  onRetry={() => outbox.retry(item)}
                  onDrop={() => outbox.drop(item)}
                />
              </li>
            ))}
          </ol>
          {isReplying ? (
            <WriteComment
              user={user}
              draft={draft}
              label={texts.replyTo(comment.author.displayName)}
              sendLabel={t('sendReply')}
              takesFocus={takesFocus}
              onSend={outbox.post}
              onEscape={() => setReplying(false)}
            />
          ) : null}
        </div>
      ) : null}
    </CommentView>
  )
}
