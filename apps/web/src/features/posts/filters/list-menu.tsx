import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../ui/action-menu.tsx'
import { OnDemand, onDemand } from '../../../ui/on-demand.tsx'
import { countOf, type Filters } from '../../tags/index.ts'
import type { Layout } from '../components/shown-layout.ts'

const filterDialog = onDemand(() => import('./record-filter-dialog.tsx').then((module) => module.RecordFilterDialog))
const monthDialog = onDemand(() => import('./month-dialog.tsx').then((module) => module.MonthDialog))

export interface ListMenuProps {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  /** Months to jump to; empty if the list is not one person's. */
  months: readonly { month: string; count: number }[]
  layout: Layout
  onLayout: (layout: Layout) => void
  /** Actions of the records' owner. */
  own?: {
    /** Starts choosing records to archive. */
    onSelect: () => void
    /** Renders the dialog of own tags. */
    tags: (onClose: () => void) => ReactNode
  }
}

/** The menu of a list: filters, months, layout, and the owner's actions. */
export function ListMenu({ filters, onChange, months, layout, onLayout, own }: ListMenuProps) {
  const { t } = useTranslation('tags/filters')
  const [open, setOpen] = useState<'filters' | 'months' | 'tags' | null>(null)
  const close = () => setOpen(null)
  const count = countOf({ ...filters, words: '' })
  const isGrid = layout === 'grid'

  const actions: Action[] = [{ label: t('open'), icon: 'settings', run: () => setOpen('filters') }]
  if (months.length > 1 || filters.month) {
    actions.push({ label: t('month.label'), icon: 'calendar', run: () => setOpen('months') })
  }
  actions.push({
    label: t(isGrid ? 'layout.trail' : 'layout.grid'),
    icon: isGrid ? 'rows' : 'grid',
    run: () => onLayout(isGrid ? 'trail' : 'grid'),
  })
  if (own) {
    actions.push(
      { label: t('menu.tags'), icon: 'edit', run: () => setOpen('tags') },
      { label: t('menu.archive'), icon: 'download', run: own.onSelect },
    )
  }

  return (
    <>
      <ActionMenu
        label={count > 0 ? t('menu.labelWith', { count }) : t('menu.label')}
        icon="settings"
        count={count}
        actions={actions}
      />
      {open === 'filters' ? (
        <OnDemand
          part={filterDialog}
          filters={filters}
          onClose={close}
          onApply={(change) => {
            onChange(change)
            close()
          }}
        />
      ) : null}
      {open === 'months' ? (
        <OnDemand
          part={monthDialog}
          months={months}
          value={filters.month}
          onClose={close}
          onChoose={(month) => {
            close()
            if (month !== filters.month) onChange({ month })
          }}
        />
      ) : null}
      {open === 'tags' ? own?.tags(close) : null}
    </>
  )
}
