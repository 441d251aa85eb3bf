import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Comments } from '../../comments/index.ts'
import { changeShown } from '../api/change-eportfolio.ts'
import { discussionCalls } from './discussion-calls.ts'

/** Comments on an e-portfolio. */
export function Discussion({ ePortfolio: { id, can, discussionCount } }: { ePortfolio: EPortfolio }) {
  const { t } = useTranslation('eportfolio')
  const queryClient = useQueryClient()
  return (
    <Comments
      anchor="discussion"
      heading="h2"
      on={{
        type: 'ePortfolio',
        id,
        calls: discussionCalls(id),
        texts: {
          title: t('discussion.title'),
          none: t(can.discuss ? 'discussion.none' : 'discussion.noneToRead'),
          write: t('discussion.write'),
          send: t('discussion.send'),
          sent: t('discussion.sent'),
          replyTo: (name) => t('discussion.writeReply', { name }),
          replySent: t('discussion.replySent'),
          deleteTitle: t('discussion.deleteTitle'),
        },
        can: { comment: can.discuss, like: can.discuss },
        count: discussionCount,
        onCount: (by) =>
          changeShown(queryClient, id, (shown) => ({ discussionCount: Math.max(0, shown.discussionCount + by) })),
      }}
    />
  )
}
