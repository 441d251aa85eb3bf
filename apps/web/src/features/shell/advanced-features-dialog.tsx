import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'

interface AdvancedFeaturesDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** What a locked entry says: which plans have it, and the way there. */
export function AdvancedFeaturesDialog({ isOpen, onClose }: AdvancedFeaturesDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('advanced.title')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('advanced.return')}
          </Button>
          <LinkButton to={paths.plans} onClick={onClose}>
            {t('advanced.viewSubscription')}
          </LinkButton>
        </>
      }
    >
      <p>{t('advanced.message')}</p>
    </Dialog>
  )
}
