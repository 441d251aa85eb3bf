import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { countOf, FilterChips, type Filters, WordSearch } from '../../tags/index.ts'
import type { Layout } from '../components/shown-layout.ts'
import css from './filter-bar.module.css'
import { MonthChoice } from './month-choice.tsx'

const RecordFilterDialog = lazy(() =>
  import('./record-filter-dialog.tsx').then((module) => ({ default: module.RecordFilterDialog })),
)

interface FilterBarProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
  /** Months to jump to; none where the list is not one person's. */
  months: readonly { month: string; count: number }[]
  /** How many records there are, where they are counted. */
  total: number | undefined
  layout: Layout
  onLayout: (layout: Layout) => void
}

/** Above a list: search, filters, months, and how it is shown. */
export function FilterBar({ filters, onChange, onClear, months, total, layout, onLayout }: FilterBarProps) {
  const { t } = useTranslation(['tags/filters', 'posts'])
  const [isOpen, setOpen] = useState(false)
  const count = countOf({ ...filters, words: '' })
  const isGrid = layout === 'grid'
  return (
    <div className={css.bar}>
      <div className={css.line}>
        <WordSearch value={filters.words} onSearch={(words) => onChange({ words })} />
        <IconButton
          label={count > 0 ? t('openWith', { count }) : t('open')}
          icon="settings"
          count={count}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        <IconButton
          label={t(isGrid ? 'layout.trail' : 'layout.grid')}
          icon={isGrid ? 'rows' : 'grid'}
          onClick={() => onLayout(isGrid ? 'trail' : 'grid')}
        />
      </div>
      <div className={css.line}>
        <p className={css.total} role="status">
          {total === undefined ? null : t('posts:count', { count: total })}
        </p>
        {months.length > 1 || filters.month ? (
          <MonthChoice months={months} value={filters.month} onChoose={(month) => onChange({ month })} />
        ) : null}
      </div>
      <FilterChips filters={filters} onChange={onChange} onClear={onClear} />
      {isOpen ? (
        <Suspense>
          <RecordFilterDialog
            filters={filters}
            onClose={() => setOpen(false)}
            onApply={(change) => {
              onChange(change)
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
