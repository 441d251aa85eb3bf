import type { QuestionSummary } from '@learntrail/contract/homework/question'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'

interface Page {
  items: QuestionSummary[]
}

interface QuestionListProps {
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  empty: ReactNode
  children: (questions: QuestionSummary[]) => ReactNode
}

/** The questions of a query, or `empty` if there are none. */
export function QuestionList({ query, empty, children }: QuestionListProps) {
  const questions = query.data?.pages.flatMap(({ items }) => items)
  if (query.isPending) return <CardsSkeleton cards={3} />
  if (!questions) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <>
      {questions.length === 0 && !query.hasNextPage ? empty : children(questions)}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
