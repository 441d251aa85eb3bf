import { pebblePaths } from '@learntrail/contract/pebbles/paths'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/button.tsx'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { pebblesQuery } from './api/pebbles.ts'
import { LayPebble } from './lay-pebble.tsx'
import { PebbleCard } from './pebble-card.tsx'
import css from './pebbles.module.css'

/** Pebbles of the viewer and their friends, with the form to lay one. */
export function PebblesScreen() {
  const { t } = useTranslation('pebbles')
  return (
    <Screen title={t('title')}>
      <LayPebble />
      <Pebbles />
    </Screen>
  )
}

function Pebbles() {
  const { t } = useTranslation('pebbles')
  const query = useInfiniteQuery(pebblesQuery)
  const pebbles = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (!pebbles) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (pebbles.length === 0)
    return (
      <EmptyState title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    )
  return (
    <>
      <ul className={css.list} aria-label={t('list')}>
        {pebbles.map((pebble) => (
          <li key={pebble.id}>
            <PebbleCard pebble={pebble}>
              <LinkButton to={pebblePaths.pebble(pebble.id)} look="line" size="s" icon="chat">
                {t('talk.open', { count: pebble.messageCount })}
              </LinkButton>
            </PebbleCard>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
