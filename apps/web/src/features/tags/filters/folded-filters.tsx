import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Count } from '../../../ui/count.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from './folded-filters.module.css'

interface FoldedFiltersProps {
  /** Number of filters in use. */
  inUse: number
  /** The choice of the list's order, beside the button. */
  sort: ReactNode
  children: ReactNode
}

/** The filters above a list. On phones a button unfolds them, as they would otherwise fill half of the screen. */
export function FoldedFilters({ inUse, sort, children }: FoldedFiltersProps) {
  const { t } = useTranslation('tags/filters')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={css.button}
        aria-label={inUse > 0 ? t('openWith', { count: inUse }) : t('open')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('open')}
        <Count value={inUse} />
        <Icon name="down" size={18} />
      </button>
      <div id={id} className={css.filters} data-folded={isOpen ? undefined : true}>
        {children}
      </div>
      <div className={css.sort}>{sort}</div>
    </div>
  )
}
