import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface RestoredNoticeProps {
  onDiscard: () => void
  onClose: () => void
}

/** Says that an unfinished draft was restored, and offers to discard it. */
export function RestoredNotice({ onDiscard, onClose }: RestoredNoticeProps) {
  const { t } = useTranslation('drafts/form')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        closeLabel={t('restored.keep')}
        onClose={onClose}
        action={
          <Button look="quiet" size="s" onClick={() => setAsking(true)}>
            {t('restored.discard')}
          </Button>
        }
      >
        <p>{t('restored.text')}</p>
      </Notice>
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
    </>
  )
}
