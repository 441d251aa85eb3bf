import type { Post } from '@learntrail/contract/posts/posts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { type PostList as List, postsQuery } from '../api/list-posts.ts'
import css from './post-list.module.css'
import { TrailSkeleton } from './post-skeleton.tsx'
import { PostTrail } from './post-trail.tsx'
import type { Layout } from './shown-layout.ts'
import type { TrailOrder } from './stations.ts'

interface PostListProps {
  list: List
  order: TrailOrder
  layout?: Layout
  empty: ReactNode
  /** Whether a record is shown elsewhere on the screen, and so left out here. */
  isElsewhere?: (post: Post) => boolean
}

/** A list of records in its four states: loading, empty, failed or shown; loads more while scrolling. */
export function PostList({ list, order, layout, empty, isElsewhere }: PostListProps) {
  const { t } = useTranslation('posts')
  const query = useInfiniteQuery(postsQuery(list))

  // Deferred rendering, so that a phone keeps responding to taps.
  const data = useDeferredValue(query.data)

  if (query.isPending || (query.data && !data)) return <TrailSkeleton />
  if (!data) return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />

  const all = data.pages.flatMap(({ items }) => items)
  if (all.length === 0 && !query.hasNextPage) return empty
  const posts = isElsewhere ? all.filter((post) => !isElsewhere(post)) : all
  const months = new Map(data.pages.flatMap((page) => page.months.map(({ month, count }) => [month, count])))

  return (
    <>
      <PostTrail posts={posts} months={months} order={order} layout={layout} />
      <LoadMoreOf query={query} isAutomatic />
      {!query.hasNextPage && posts.length > 6 ? <p className={css.end}>{t('listEnd')}</p> : null}
    </>
  )
}
