import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './restored-notice.module.css'

interface RestoredNoticeProps {
  onDiscard: () => void
  onClose: () => void
}

/** What was not finished last time is back; quiet, with a way to start over. */
export function RestoredNotice({ onDiscard, onClose }: RestoredNoticeProps) {
  const { t } = useTranslation('posts')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={css.notice} role="status">
      <Icon name="info" size={18} />
      <p>{t('restored.text')}</p>
      <Button look="quiet" size="s" onClick={() => setAsking(true)}>
        {t('restored.discard')}
      </Button>
      <IconButton label={t('restored.keep')} icon="close" onClick={onClose} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('restored.confirmTitle')}
        confirm={t('restored.discard')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={onDiscard}
      >
        <p>{t('restored.confirmText')}</p>
      </ConfirmDialog>
    </div>
  )
}
