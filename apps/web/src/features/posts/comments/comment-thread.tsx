import type { Comment as Message } from '@learntrail/contract/comments/comments'
import type { Post } from '@learntrail/contract/posts/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { readDraft } from '../../../ui/keep-draft.ts'
import type { SignedInUser } from '../../profiles/index.ts'
import { readAllReplies } from '../api/list-replies.ts'
import { writeReply } from '../api/write-message.ts'
import css from './comment-thread.module.css'
import { CommentView } from './comment-view.tsx'
import { addReplies, countMessages } from './comments-cache.ts'
import { useOutbox } from './outbox.ts'
import { OutgoingComment } from './outgoing-comment.tsx'
import { WriteComment } from './write-comment.tsx'

interface CommentThreadProps {
  post: Post
  message: Message
  user: SignedInUser
  onAnnounce: (sentence: string) => void
}

/** A comment with its replies. */
export function CommentThread({ post, message, user, onAnnounce }: CommentThreadProps) {
  const { t } = useTranslation('posts')
  const queryClient = useQueryClient()
  const draft = `reply.${user.id}.${message.id}`
  // A reply that was begun is still open.
  const [isReplying, setReplying] = useState(() => Boolean(readDraft<{ text: string }>(draft).text))
  const [takesFocus, setTakesFocus] = useState(false)
  const outbox = useOutbox(
    `replies.${user.id}.${message.id}`,
    (writing) => writeReply(message.id, writing),
    (reply) => {
      addReplies(queryClient, post.id, message.id, [reply], true)
      countMessages(queryClient, post.id, 1)
      onAnnounce(t('comments.replySent'))
    },
  )
  const all = useMutation({
    mutationFn: () => readAllReplies(message.id),
    onSuccess: (replies) => addReplies(queryClient, post.id, message.id, replies),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const hidden = message.replyCount - message.replies.length
  const reply = post.can.comment
    ? () => {
        setTakesFocus(true)
        setReplying(true)
      }
    : undefined
  const shared = { postId: post.id, canLike: post.can.like, onAnnounce }
  const hasReplies = message.replies.length > 0 || outbox.items.length > 0 || isReplying

  return (
    <CommentView {...shared} comment={{ kind: 'message', ...message }} onReply={reply}>
      {hasReplies ? (
        <div className={css.replies}>
          <ol>
            {message.replies.map((one) => (
              <li key={one.id}>
                <CommentView {...shared} comment={{ kind: 'reply', ...one }} />
              </li>
            ))}
          </ol>
          {hidden > 0 ? (
            <Button look="quiet" size="s" isBusy={all.isPending} onClick={() => all.mutate()}>
              {t('comments.showReplies', { count: hidden })}
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
              label={t('comments.writeReply', { name: message.author.displayName })}
              sendLabel={t('comments.sendReply')}
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
