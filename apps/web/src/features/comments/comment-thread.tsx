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
  const box = `reply.${user.id}.${comment.id}`
  // A reply draft keeps its field open.
  const [isReplying, setReplying] = useState(() => Boolean(readDraft<{ text: string }>(box).text))
  const [takesFocus, setTakesFocus] = useState(false)
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
  const hasReplies = comment.replies.length > 0 || isReplying

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
          {isReplying ? (
            <WriteComment
              key={box}
              name={box}
              user={user}
              label={texts.replyTo(comment.author.displayName)}
              sendLabel={t('sendReply')}
              takesFocus={takesFocus}
              send={(writing) => calls.reply(comment.id, writing)}
              onArrived={(one) => {
                addReplies(queryClient, on, comment.id, [one], true)
                on.onCount(1)
                onAnnounce(texts.replySent)
              }}
              onEscape={() => setReplying(false)}
            />
          ) : null}
        </div>
      ) : null}
    </CommentView>
  )
}
