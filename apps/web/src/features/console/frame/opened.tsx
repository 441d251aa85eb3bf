import type { ReactNode } from 'react'
import { isProblem, type ProblemCode } from '../../../api/problem.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'

interface OpenedProps<One> {
  query: { data: One | undefined; error: unknown; isFetching: boolean; isPending: boolean; refetch: () => unknown }
  /** Code of the problem that there is no such thing; an address that cannot be one counts likewise. */
  lostCode: ProblemCode
  lost: ReactNode
  /** Placeholder while loading. */
  waiting: ReactNode
  children: (one: One) => ReactNode
}

/** One thing of a room in all its states: loading, lost, failed, and open. */
export function Opened<One>({ query, lostCode, lost, waiting, children }: OpenedProps<One>) {
  const { data, error } = query
  if (isProblem(error, lostCode, 'VALIDATION_FAILED')) return lost
  if (data !== undefined) return children(data)
  if (query.isPending) return waiting
  return <FailedState error={error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
}
