import { FailedState } from './failed-state.tsx'
import { Loading, SkeletonLines } from './skeleton.tsx'

interface WaitingLinesProps {
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown }
  lines?: number
}

/** Shown while a query has no data: a skeleton while it loads, the error afterwards. */
export function WaitingLines({ query, lines = 3 }: WaitingLinesProps) {
  if (!query.isPending) {
    return <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <Loading>
      <SkeletonLines lines={lines} />
    </Loading>
  )
}
