import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../feature/way-buttons.tsx'
import { Button } from '../../ui/button.tsx'
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
          {/* Asks for its ways once the dialog is open: that waits unseen below many screens. */}
          <WayButtons from="lockedFeature" onClick={onClose} />
        </>
      }
    >
      <p>{t('advanced.message')}</p>
    </Dialog>
  )
}
