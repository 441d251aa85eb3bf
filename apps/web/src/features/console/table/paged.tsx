import type { ReactNode } from 'react'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'

interface Pages<Row> {
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
  /** Lines that stand there while it loads. */
  lines?: number
  /** What stands there where there is nothing. */
  empty: ReactNode
  /** How rows are shown; there is at least one. */
  children: (rows: Row[]) => ReactNode
}

/** A list that comes page by page, with all its faces: loading, failed, empty, rows, and more of them. */
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
