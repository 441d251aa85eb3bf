import type { Discussion } from '@learntrail/contract/eportfolio/discussions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { readDraft } from '../../../../ui/keep-draft.ts'
import { OutgoingComment, useOutbox, WriteComment } from '../../../posts/index.ts'
import type { SignedInUser } from '../../../profiles/index.ts'
import { readReplies, writeReply } from '../../api/discussions.ts'
import css from './discussion.module.css'
import { addReplies, countSaid } from './discussion-cache.ts'
import { SaidView } from './said-view.tsx'

interface ThreadProps {
  ePortfolioId: string
  discussion: Discussion
  user: SignedInUser
  canDiscuss: boolean
  onAnnounce: (sentence: string) => void
}

/** What somebody said, with the replies. */
export function Thread({ ePortfolioId, discussion, user, canDiscuss, onAnnounce }: ThreadProps) {
  const { t } = useTranslation('eportfolio')
  const queryClient = useQueryClient()
  const draft = `discussion-reply.${user.id}.${discussion.id}`
  // A reply that was begun is still open.
  const [isReplying, setReplying] = useState(() => Boolean(readDraft<{ text: string }>(draft).text))
  const [takesFocus, setTakesFocus] = useState(false)
  const outbox = useOutbox(
    `discussion-replies.${user.id}.${discussion.id}`,
    (saying) => writeReply(ePortfolioId, discussion.id, saying),
    (reply) => {
      addReplies(queryClient, ePortfolioId, discussion.id, [reply], true)
      countSaid(queryClient, ePortfolioId, 1)
      onAnnounce(t('discussion.replySent'))
    },
  )
  const all = useMutation({
    mutationFn: () => readReplies(ePortfolioId, discussion.id),
    onSuccess: (replies) => addReplies(queryClient, ePortfolioId, discussion.id, replies),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  const hidden = discussion.replyCount - discussion.replies.length
  const reply = () => {
    setTakesFocus(true)
    setReplying(true)
  }
  const shared = { ePortfolioId, canLike: canDiscuss, onAnnounce }

  return (
    <SaidView {...shared} said={discussion} onReply={canDiscuss ? reply : undefined}>
      {discussion.replies.length > 0 || outbox.items.length > 0 || isReplying ? (
        <div className={css.replies}>
          <ol>
            {discussion.replies.map((one) => (
              <li key={one.id}>
                <SaidView {...shared} said={one} />
              </li>
            ))}
          </ol>
          {hidden > 0 ? (
            <Button look="quiet" size="s" isBusy={all.isPending} onClick={() => all.mutate()}>
              {t('discussion.showReplies', { count: hidden })}
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
              label={t('discussion.writeReply', { name: discussion.author.displayName })}
              sendLabel={t('discussion.sendReply')}
              takesFocus={takesFocus}
              onSend={outbox.post}
              onEscape={() => setReplying(false)}
            />
          ) : null}
        </div>
      ) : null}
    </SaidView>
  )
}
