import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
}

/** A list of records with its four faces; more of it comes while one scrolls. */
export function PostList({ list, order, layout, empty }: PostListProps) {
  const { t } = useTranslation('posts')
  const query = useInfiniteQuery(postsQuery(list))

  if (query.isPending) return <TrailSkeleton />
  if (!query.data)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />

  const posts = query.data.pages.flatMap(({ items }) => items)
  if (posts.length === 0 && !query.hasNextPage) return empty
  const months = new Map(query.data.pages.flatMap((page) => page.months.map(({ month, count }) => [month, count])))

  return (
    <>
      <PostTrail posts={posts} months={months} order={order} layout={layout} />
      <LoadMoreOf query={query} isAutomatic />
      {!query.hasNextPage && posts.length > 6 ? <p className={css.end}>{t('listEnd')}</p> : null}
    </>
  )
}
