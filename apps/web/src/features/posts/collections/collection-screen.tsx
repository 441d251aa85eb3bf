import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { collectionQuery } from '../api/list-collected-posts.ts'
import { PostCard } from '../components/post-card.tsx'
import css from './collection-screen.module.css'

/** My collection, ten records per page; the page is in the address. */
export function CollectionScreen() {
  const { t } = useTranslation('posts/collections')
  const user = useCurrentUser()
  return (
    <Screen title={t('collection.title')} back={paths.portfolio}>
      {user ? <Collection personId={user.id} /> : null}
    </Screen>
  )
}

function Collection({ personId }: { personId: string }) {
  const { t } = useTranslation('posts/collections')
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const query = useQuery(collectionQuery(personId, page - 1))
  const { data } = query

  if (query.isPending) return <CardsSkeleton />
  if (!data) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  if (data.items.length === 0) {
    return page > 1 ? (
      <EmptyState
        title={t('collection.pageEmpty')}
        action={<LinkButton to={paths.collection}>{t('collection.toFirst')}</LinkButton>}
      />
    ) : (
      <EmptyState
        title={t('collection.empty')}
        action={<LinkButton to={`${paths.portfolio}?view=public`}>{t('collection.look')}</LinkButton>}
      >
        <p>{t('collection.emptyText')}</p>
      </EmptyState>
    )
  }
  const addressOf = (number: number) => (number === 1 ? paths.collection : `${paths.collection}?page=${number}`)
  return (
    <>
      <Unseen as="h2">{t('collection.page', { page })}</Unseen>
      <ul className={css.posts} aria-busy={query.isPlaceholderData || undefined}>
        {data.items.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      {page > 1 || data.hasMore ? (
        <nav className={css.pages} aria-label={t('collection.pages')}>
          {page > 1 ? (
            <LinkButton look="line" to={addressOf(page - 1)}>
              {t('collection.before')}
            </LinkButton>
          ) : (
            <span />
          )}
          <span aria-current="page">{t('collection.page', { page })}</span>
          {data.hasMore ? (
            <LinkButton look="line" to={addressOf(page + 1)}>
              {t('collection.next')}
            </LinkButton>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </>
  )
}
