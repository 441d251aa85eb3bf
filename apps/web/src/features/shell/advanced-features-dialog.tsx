import { useTranslation } from 'react-i18next'
import { useWays } from '../../feature/use-ways.ts'
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
          <PlanWays onGo={onClose} />
        </>
      }
    >
      <p>{t('advanced.message')}</p>
    </Dialog>
  )
}

/** Asked for once the dialog is open: it waits unseen below many screens. */
function PlanWays({ onGo }: { onGo: () => void }) {
  return useWays('lockedFeature').map(({ name, to }) => (
    <LinkButton key={to} to={to} onClick={onGo}>
      {name}
    </LinkButton>
  ))
}
