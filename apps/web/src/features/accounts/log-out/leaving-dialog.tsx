import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import type { useLeaving } from './use-leaving.ts'

/** Asks before logging out, and tells where unsaved text stays. */
export function LeavingDialog({ isUnsaved, ...props }: ReturnType<typeof useLeaving>['question']) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog title={t(isUnsaved ? 'leaving.title' : 'leaving.sure')} confirm={t('logOut')} {...props}>
      <p>{t(isUnsaved ? 'leaving.text' : 'leaving.sureText')}</p>
    </ConfirmDialog>
  )
}
