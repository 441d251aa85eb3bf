import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { preferencesQuery } from '../../profiles/index.ts'
import { FilterDialog, type Filters } from '../../tags/index.ts'
import { rangeOf } from './material-filters.ts'

interface MaterialFilterDialogProps {
  filters: Filters
  onApply: (chosen: Filters) => void
  onClose: () => void
}

/** Filters by days, classification and tags; tags used here recently come first. */
export function MaterialFilterDialog({ filters, onApply, onClose }: MaterialFilterDialogProps) {
  const { t } = useTranslation('eportfolio/export')
  const { data: preferences } = useQuery(preferencesQuery)
  const usual = rangeOf({ from: '', to: '' })

  return (
    <FilterDialog
      title={t('filter.title')}
      filters={{ ...filters, ...rangeOf(filters) }}
      usualDays={usual}
      recent={{ title: t('filter.recent'), tags: preferences?.exportRecentTags ?? [] }}
      onApply={(chosen) => {
        const isUsual = chosen.from === usual.from && chosen.to === usual.to
        onApply(isUsual ? { ...chosen, from: '', to: '' } : chosen)
      }}
      onClose={onClose}
    />
  )
}
