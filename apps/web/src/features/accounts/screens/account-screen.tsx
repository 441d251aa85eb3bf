import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useLogOut } from '../api/log-out.ts'
import { AccountSummary } from '../components/account-summary.tsx'
import { AppearanceSettings } from '../components/appearance-settings.tsx'
import { DeviceList } from '../components/device-list.tsx'
import css from './account-screen.module.css'

export function AccountScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const user = useCurrentUser()
  const navigate = useNavigate()
  const logOut = useLogOut()

  const leave = () =>
    logOut.mutate(undefined, {
      onSuccess: () => navigate(paths.root),
      onError: () => toast(t('my.logOutFailed'), { tone: 'warning' }),
    })

  return (
    <Screen title={t('my.title')}>
      {user ? (
        <div className={css.sections}>
          <AccountSummary user={user} />
          <AppearanceSettings />
          <DeviceList />
          <Button look="line" icon="out" wide isBusy={logOut.isPending} onClick={leave}>
            {t('common:logOut')}
          </Button>
        </div>
      ) : (
        <CardsSkeleton cards={3} />
      )}
    </Screen>
  )
}
