import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'

interface RetryDialogProps {
  isOpen: boolean
  onReload: () => void
  onClose: () => void
}

/** Offers to reload a preview that did not arrive after all attempts. */
export function RetryDialog({ isOpen, onReload, onClose }: RetryDialogProps) {
  const { t } = useTranslation('files/viewer')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('conversion.oops')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('conversion.cancel')}
          </Button>
          <Button onClick={onReload}>{t('conversion.reload')}</Button>
        </>
      }
    >
      <p>{t('conversion.retryShow')}</p>
    </Dialog>
  )
}
