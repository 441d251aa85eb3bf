import { useTranslation } from 'react-i18next'
import { type Filters, LazyFilterChips } from '../../tags/index.ts'
import css from './narrowing.module.css'

interface NarrowingProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  onClear: () => void
  /** How many records fit, where they are counted. */
  total: number | undefined
}

/** Above a list that does not show everything: what it is narrowed to, each to take away, and how much that leaves. */
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
