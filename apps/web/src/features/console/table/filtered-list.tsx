import type { ReactNode } from 'react'
import { Filters } from './filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Paged, type Pages } from './paged.tsx'

interface FilteredListProps<Row> {
  /** Returns the texts of the list. */
  t: (key: 'filters.label' | 'empty.title' | 'empty.text' | 'empty.clear') => string
  filters: ReactNode
  query: Pages<Row>
  /** Clears the filters. */
  onClear: () => void
  /** Renders the rows, of which there is at least one. */
  children: (rows: Row[]) => ReactNode
}

/** A paged list below its filters; says so if no row matches them. */
export function FilteredList<Row>({ t, filters, query, onClear, children }: FilteredListProps<Row>) {
  const nothing = (
    <NothingFound title={t('empty.title')} text={t('empty.text')} clear={t('empty.clear')} onClear={onClear} />
  )
  return (
    <>
      <Filters label={t('filters.label')}>{filters}</Filters>
      <Paged query={query} empty={nothing}>
        {children}
      </Paged>
    </>
  )
}
