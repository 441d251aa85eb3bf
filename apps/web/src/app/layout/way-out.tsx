import { useTranslation } from 'react-i18next'
import { LeavingDialog, useLeaving } from '../../features/accounts/index.ts'
import { Button } from '../../ui/button.tsx'

/** Log-out for people in the middle of an unfinished registration. */
export function WayOut() {
  const { t } = useTranslation()
  const leaving = useLeaving()
  return (
    <>
      <Button look="line" size="s" isBusy={leaving.isBusy} onClick={leaving.ask}>
        {t('logOut')}
      </Button>
      <LeavingDialog {...leaving.question} />
    </>
  )
}
