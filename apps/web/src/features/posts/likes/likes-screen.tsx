import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { PersonFace, PersonName } from '../../../ui/person-link.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { When } from '../../../ui/when.tsx'
import { RichExcerpt } from '../../editor/index.ts'
import { likedPostsQuery } from '../api/list-liked-posts.ts'
import { receivedLikesQuery } from '../api/list-received-likes.ts'
import { PostCard } from '../components/post-card.tsx'
import css from './likes-screen.module.css'

type Tab = 'given' | 'received'

/** Records I liked, and likes on mine. */
export function LikesScreen() {
  const { t } = useTranslation('posts/collections')
  const [search, setSearch] = useSearchParams()
  const tab: Tab = search.get('tab') === 'received' ? 'received' : 'given'
  return (
    <Screen title={t('likes.title')} back={paths.portfolio}>
      <Tabs<Tab>
        label={t('likes.title')}
        tabs={[
          { value: 'given', name: t('likes.given') },
          { value: 'received', name: t('likes.received') },
        ]}
        value={tab}
        onChange={(next) => setSearch(next === 'given' ? {} : { tab: next }, { replace: true })}
      >
        <Unseen as="h2">{t(`likes.${tab}`)}</Unseen>
        <div className={css.panel}>{tab === 'given' ? <Given /> : <Received />}</div>
      </Tabs>
    </Screen>
  )
}

function Given() {
  const { t } = useTranslation('posts/collections')
  const query = useInfiniteQuery(likedPostsQuery)
  if (query.isPending) return <CardsSkeleton />
  if (!query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  const posts = query.data.pages.flatMap(({ items }) => items)
  if (posts.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState
        title={t('likes.givenEmpty')}
        action={<LinkButton to={`${paths.portfolio}?view=public`}>{t('collection.look')}</LinkButton>}
      >
        <p>{t('likes.givenEmptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}

function Received() {
  const { t } = useTranslation('posts/collections')
  const query = useInfiniteQuery(receivedLikesQuery)
  if (query.isPending) return <CardsSkeleton />
  if (!query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  const likes = query.data.pages.flatMap(({ items }) => items)
  if (likes.length === 0 && !query.hasNextPage) {
    return (
      <EmptyState
        title={t('likes.receivedEmpty')}
        action={<LinkButton to={paths.writePost}>{t('likes.write')}</LinkButton>}
      >
        <p>{t('likes.receivedEmptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <Card padding="s">
        <ul>
          {likes.map(({ id, person, post, likedAt }) => (
            <li key={id} className={css.like}>
              <PersonFace person={person} />
              <div className={css.words}>
                <p>
                  <PersonName person={person} /> <span className={css.quiet}>{t('likes.liked')}</span>
                </p>
                <Link className={css.record} to={paths.post(post.id)}>
                  {post.title || t('likes.untitled')}
                </Link>
                {post.title ? null : (
                  <div className={css.excerpt}>
                    <RichExcerpt document={post.content} />
                  </div>
                )}
              </div>
              <span className={css.when}>
                <When time={likedAt} />
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
