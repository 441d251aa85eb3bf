import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { MonthIndex, type MonthIndexProps } from './month-index.tsx'

/** The index of months, and a button back to the newest. */
export function MonthDialog({ months, value, onChoose, onClose }: MonthIndexProps & { onClose: () => void }) {
  const { t } = useTranslation('tags/filters')
  return (
    <Dialog
      isOpen
      title={t('month.title')}
      onClose={onClose}
      actions={
        value ? (
          <Button look="line" onClick={() => onChoose('')}>
            {t('month.newest')}
          </Button>
        ) : undefined
      }
    >
      <MonthIndex months={months} value={value} onChoose={onChoose} />
    </Dialog>
  )
}
