import { useTranslation } from 'react-i18next'
import { today } from '../../../ui/dates.ts'
import { FilterDialog, type Filters } from '../../tags/index.ts'

interface RecordFilterDialogProps {
  filters: Filters
  onApply: (chosen: Filters) => void
  onClose: () => void
}

/** The dialog of filters for records. */
export function RecordFilterDialog(props: RecordFilterDialogProps) {
  const { t } = useTranslation('tags/filters')
  return <FilterDialog title={t('dialog.title')} lastDay={today()} {...props} />
}
