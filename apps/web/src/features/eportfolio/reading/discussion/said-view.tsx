import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { EditWritten, WrittenView } from '../../../posts/index.ts'
import { deleteDiscussion, editDiscussion } from '../../api/discussions.ts'
import { setLike, withLike } from '../../api/like-eportfolio.ts'
import { changeSaid, isReply, removeSaid, type Said } from './discussion-cache.ts'

interface SaidViewProps {
  ePortfolioId: string
  said: Said
  canLike: boolean
  onReply?: (() => void) | undefined
  onAnnounce: (sentence: string) => void
  /** The replies, below. */
  children?: ReactNode
}

/** What somebody said about an e-portfolio, or a reply to it. */
export function SaidView({ ePortfolioId, said, canLike, onReply, onAnnounce, children }: SaidViewProps) {
  const { t } = useTranslation('eportfolio')
  const queryClient = useQueryClient()
  const warn = (error: unknown) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 })
  const showLike = (isLiked: boolean) =>
    changeSaid(queryClient, ePortfolioId, said, (shown) => withLike(shown, isLiked))
  const like = useMutation({
    scope: { id: `like-${said.id}` },
    mutationFn: (isLiked: boolean) => setLike(ePortfolioId, said.id, isLiked),
    onMutate: showLike,
    onError: (error, isLiked) => {
      showLike(!isLiked)
      warn(error)
    },
  })
  const edit = useMutation({
    mutationFn: (content: string) => editDiscussion(ePortfolioId, said.id, content),
    onSuccess: (written) => changeSaid(queryClient, ePortfolioId, said, () => written),
  })
  const remove = useMutation({
    mutationFn: () => deleteDiscussion(ePortfolioId, said.id),
    onSuccess: () => {
      removeSaid(queryClient, ePortfolioId, said)
      onAnnounce(t('discussion.deleted'))
    },
    onError: warn,
  })
  const hasReplies = !isReply(said) && said.replyCount > 0

  return (
    <WrittenView
      written={said}
      isReply={isReply(said)}
      canLike={canLike}
      onLike={like.mutate}
      onReply={onReply}
      editor={(onDone) => <EditWritten written={said} edit={edit} onDone={onDone} />}
      removal={{
        title: t(isReply(said) ? 'discussion.deleteReplyTitle' : 'discussion.deleteTitle'),
        text: t(hasReplies ? 'discussion.deleteWithReplies' : 'discussion.deleteText'),
        isBusy: remove.isPending,
        run: () => remove.mutate(),
      }}
    >
      {children}
    </WrittenView>
  )
}
