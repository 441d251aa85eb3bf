import type { ReactNode } from 'react'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'

/** The parts of an infinite query that a paged list shows. */
export interface Pages<Row> {
  data: { pages: { items: Row[] }[] } | undefined
  isPending: boolean
  isFetching: boolean
  error: unknown
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

interface PagedProps<Row> {
  query: Pages<Row>
  /** Placeholder lines while loading. */
  lines?: number
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Renders the rows, of which there is at least one. */
  children: (rows: Row[]) => ReactNode
}

/** A paged list in all its states: loading, failed, empty, rows, and loading more. */
export function Paged<Row>({ query, lines = 8, empty, children }: PagedProps<Row>) {
  if (query.data === undefined) return <WaitingLines query={query} lines={lines} />
  const rows = query.data.pages.flatMap(({ items }) => items)
  return (
    <>
      {rows.length > 0 ? children(rows) : empty}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
