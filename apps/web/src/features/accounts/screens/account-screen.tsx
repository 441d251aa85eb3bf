import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { AccountSummary } from '../components/account-summary.tsx'
import { AppearanceSettings } from '../components/appearance-settings.tsx'
import { DeviceList } from '../components/device-list.tsx'
import { GiftSettings } from '../components/gift-settings.tsx'
import { LeavingSchoolCard } from '../email-way/leaving-school-card.tsx'
import { LeavingCard } from '../leaving/leaving-card.tsx'
import { LeavingDialog } from '../log-out/leaving-dialog.tsx'
import { useLeaving } from '../log-out/use-leaving.ts'
import { LoginMethods } from '../providers/login-methods.tsx'
import { SchoolCodesCard } from '../teacher/school-codes-card.tsx'
import { TeacherCard } from '../teacher/teacher-card.tsx'
import css from './account-screen.module.css'

export function AccountScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const user = useCurrentUser()
  const leaving = useLeaving()

  return (
    <Screen title={t('my.title')}>
      {user ? (
        <div className={css.sections}>
          <AccountSummary user={user} />
          <LeavingSchoolCard user={user} />
          <TeacherCard user={user} />
          <SchoolCodesCard user={user} />
          <LoginMethods />
          <AppearanceSettings />
          <GiftSettings />
          <DeviceList />
          <Button look="line" icon="out" wide isBusy={leaving.isBusy} onClick={leaving.ask}>
            {t('common:logOut')}
          </Button>
          <LeavingDialog {...leaving.question} />
          <LeavingCard />
        </div>
      ) : (
        <CardsSkeleton cards={3} />
      )}
    </Screen>
  )
}
