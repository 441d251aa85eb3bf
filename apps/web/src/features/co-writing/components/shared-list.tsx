import type { SharedSummary } from '@learntrail/contract/co-writing/shared-record'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { When } from '../../../ui/when.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { sharedListQuery } from '../api/list-shared.ts'
import { AnswerInvitation } from './answer-invitation.tsx'
import { CoWriterFaces } from './co-writer-faces.tsx'
import css from './shared-list.module.css'
import { StartDialog } from './start-dialog.tsx'

/** The records being written together, invitations first. */
export function SharedList() {
  const { t } = useTranslation('co-writing')
  const [isStarting, setStarting] = useState(false)
  const query = useInfiniteQuery(sharedListQuery)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const invited = items.filter(({ mine }) => mine.state === 'invited')
  const open = items.filter(({ mine }) => mine.state === 'accepted')
  const start = (
    <Button icon="plus" onClick={() => setStarting(true)} aria-haspopup="dialog">
      {t('list.start')}
    </Button>
  )

  if (query.isPending) return <CardsSkeleton />
  if (query.isError && items.length === 0) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <div className={css.list}>
      {items.length === 0 ? (
        <EmptyState title={t('list.emptyTitle')} action={start}>
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      ) : (
        <div className={css.head}>
          <p>{t('list.lead')}</p>
          {start}
        </div>
      )}
      {invited.length > 0 ? (
        <section className={css.part} aria-labelledby="shared-invited">
          <h2 id="shared-invited">{t('list.invited')}</h2>
          {invited.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </section>
      ) : null}
      {open.length > 0 ? (
        <section className={css.part} aria-labelledby="shared-open">
          <h2 id="shared-open">{t('list.open')}</h2>
          {open.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </section>
      ) : null}
      <LoadMoreOf query={query} />
      <StartDialog isOpen={isStarting} onClose={() => setStarting(false)} />
    </div>
  )
}

function Item({ item }: { item: SharedSummary }) {
  const { t } = useTranslation('co-writing')
  const { id, title, excerpt, people, lastEdit, mine } = item
  const owner = people.find((one) => one.isOwner)
  const writer = lastEdit.person
  return (
    <Card as="article" className={css.item} aria-labelledby={`shared-${id}`}>
      <div className={css.title}>
        <h3 id={`shared-${id}`}>
          <Link to={paths.sharedRecord(id)}>
            <WholeWords>{title || t('untitled')}</WholeWords>
          </Link>
        </h3>
        {mine.isOwner ? <Chip tone="accent">{t('list.mine')}</Chip> : null}
      </div>
      {excerpt ? <p className={css.excerpt}>{excerpt}</p> : null}
      <div className={css.foot}>
        <CoWriterFaces people={people} />
        <p className={css.last}>
          {writer ? t('lastBy', { name: writer.displayName }) : t('lastEdit')} <When time={lastEdit.at} relative />
        </p>
      </div>
      {mine.state === 'invited' ? (
        <div className={css.answer}>
          <p>{t('list.asks', { name: owner?.person.displayName ?? t('someone') })}</p>
          <AnswerInvitation id={id} />
        </div>
      ) : null}
    </Card>
  )
}
