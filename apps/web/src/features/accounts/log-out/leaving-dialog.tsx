import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import type { useLeaving } from './use-leaving.ts'

/** Whoever logs out with something unsaved is told where it stays. */
export function LeavingDialog(props: ReturnType<typeof useLeaving>['question']) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog title={t('leaving.title')} confirm={t('logOut')} {...props}>
      <p>{t('leaving.text')}</p>
    </ConfirmDialog>
  )
}
