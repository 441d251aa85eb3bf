import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import css from './figures-states.module.css'

interface FiguresStatesProps<Figures> {
  query: UseQueryResult<Figures>
  children: (figures: Figures) => ReactNode
}

/** Renders a query's figures, a skeleton while they load, or the error with a retry. */
export function FiguresStates<Figures>({ query, children }: FiguresStatesProps<Figures>) {
  if (query.data)
    return (
      <div
        aria-busy={query.isPlaceholderData}
        data-stale={query.isPlaceholderData || undefined}
        className={css.figures}
      >
        {children(query.data)}
      </div>
    )
  if (query.isError)
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  return <CardsSkeleton cards={3} />
}
