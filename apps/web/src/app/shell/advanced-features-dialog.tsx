import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { subscriptionPath } from './menu-entries.ts'

interface AdvancedFeaturesDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Where plans are compared, when there is such a screen. */
  subscription?: string
}

/** What a locked entry says: which plans have it, and the way there. */
export function AdvancedFeaturesDialog({
  isOpen,
  onClose,
  subscription = subscriptionPath,
}: AdvancedFeaturesDialogProps) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('advanced.title')}
      actions={
        <>
          <Button look={subscription ? 'line' : 'primary'} onClick={onClose}>
            {t('advanced.return')}
          </Button>
          {subscription ? (
            <LinkButton to={subscription} onClick={onClose}>
              {t('advanced.viewSubscription')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{t('advanced.message')}</p>
    </Dialog>
  )
}
