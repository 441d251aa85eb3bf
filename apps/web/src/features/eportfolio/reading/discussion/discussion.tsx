import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../../../ui/load-more.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { OutgoingComment, useOutbox, WriteComment } from '../../../posts/index.ts'
import { type SignedInUser, useCurrentUser } from '../../../profiles/index.ts'
import { appendDiscussion, discussionsQuery, writeDiscussion } from '../../api/discussions.ts'
import css from './discussion.module.css'
import { countSaid } from './discussion-cache.ts'
import { Thread } from './thread.tsx'

/** What people say about an e-portfolio. */
export function Discussion({ ePortfolio }: { ePortfolio: EPortfolio }) {
  const user = useCurrentUser()
  return user ? <DiscussionOf ePortfolio={ePortfolio} user={user} /> : null
}

function DiscussionOf({
  ePortfolio: { id, discussionCount, can },
  user,
}: {
  ePortfolio: EPortfolio
  user: SignedInUser
}) {
  const { t } = useTranslation('eportfolio')
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(discussionsQuery(id))
  const [announcement, setAnnouncement] = useState('')
  const outbox = useOutbox(
    `discussions.${user.id}.${id}`,
    (saying) => writeDiscussion(id, saying),
    (discussion) => {
      appendDiscussion(queryClient, id, discussion)
      countSaid(queryClient, id, 1)
      setAnnouncement(t('discussion.sent'))
    },
  )
  const discussions = query.data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = query.isSuccess && discussions.length === 0 && outbox.items.length === 0

  return (
    <section className={css.discussion} aria-labelledby="discussion">
      <h2 id="discussion" className={css.title}>
        {t('discussion.title')}
        {discussionCount > 0 ? <small>{discussionCount}</small> : null}
      </h2>
      {query.data ? null : <WaitingLines query={query} />}
      {isEmpty ? <p className={css.none}>{t(can.discuss ? 'discussion.none' : 'discussion.noneToRead')}</p> : null}
      <ol className={css.list}>
        {discussions.map((discussion) => (
          <li key={discussion.id}>
            <Thread
              ePortfolioId={id}
              discussion={discussion}
              user={user}
              canDiscuss={can.discuss}
              onAnnounce={setAnnouncement}
            />
          </li>
        ))}
      </ol>
      <LoadMoreOf query={query} />
      <ol className={css.list}>
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
      {can.discuss ? (
        <div className={css.write}>
          <WriteComment
            user={user}
            draft={`discussion.${user.id}.${id}`}
            label={t('discussion.write')}
            sendLabel={t('discussion.send')}
            onSend={outbox.post}
          />
        </div>
      ) : null}
      <Unseen as="p" role="status">
        {announcement}
      </Unseen>
    </section>
  )
}
