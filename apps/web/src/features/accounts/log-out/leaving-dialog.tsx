import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import type { useLeaving } from './use-leaving.ts'

/** Whoever logs out with something unsaved is told where it stays. */
export function LeavingDialog({ isUnsaved, ...props }: ReturnType<typeof useLeaving>['question']) {
  const { t } = useTranslation('common')
  return (
    <ConfirmDialog title={t(isUnsaved ? 'leaving.title' : 'leaving.sure')} confirm={t('logOut')} {...props}>
      <p>{t(isUnsaved ? 'leaving.text' : 'leaving.sureText')}</p>
    </ConfirmDialog>
  )
}
