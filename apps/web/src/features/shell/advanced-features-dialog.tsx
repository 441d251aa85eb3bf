import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../feature/way-buttons.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'

interface AdvancedFeaturesDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Explains a locked entry: which plans include it, and how to get one. */
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
          {/* Loads its buttons only once the dialog is open, as the closed dialog is part of many screens. */}
          <WayButtons from="lockedFeature" onClick={onClose} />
        </>
      }
    >
      <p>{t('advanced.message')}</p>
    </Dialog>
  )
}
