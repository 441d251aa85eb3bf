import { accountDurations } from '@learntrail/contract/accounts/limits'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useLogOut } from '../api/log-out.ts'

/** An account in its deletion buffer: when it ends. */
export function DeletedAccountScreen() {
  const { t } = useTranslation(['accounts', 'common'])
  const user = useCurrentUser()
  const logOut = useLogOut()
  if (!user) return null
  if (!user.deletedAt) return <Navigate to={paths.root} replace />

  const endsAt = new Date(Date.parse(user.deletedAt) + accountDurations.deletionBuffer)
  return (
    <Screen title={t('deleted.title')} width="narrow">
      <StatePanel
        scene="closed"
        title={t('deleted.ends', { day: formatFullDay(endsAt) })}
        action={
          <Button look="line" onClick={() => logOut.mutate()} isBusy={logOut.isPending}>
            {t('common:logOut')}
          </Button>
        }
      >
        <p>{t('deleted.text')}</p>
      </StatePanel>
    </Screen>
  )
}
