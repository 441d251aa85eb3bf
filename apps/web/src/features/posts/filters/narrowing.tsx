import { useTranslation } from 'react-i18next'
import { type Filters, LazyFilterChips } from '../../tags/index.ts'
import css from './narrowing.module.css'

interface NarrowingProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
  /** Number of matching records, if counted. */
  total: number | undefined
}

/** The active filters above a list, each removable, and how many records match. */
export function Narrowing({ total, ...narrowed }: NarrowingProps) {
  const { t } = useTranslation('posts')
  return (
    <div className={css.narrowing}>
      <p className={css.total} role="status">
        {total === undefined ? null : t('count', { count: total })}
      </p>
      <LazyFilterChips {...narrowed} />
    </div>
  )
}
