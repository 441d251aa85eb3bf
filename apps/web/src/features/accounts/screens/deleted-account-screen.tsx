import { accountDurations } from '@learntrail/contract/accounts/limits'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useCancelDeletion } from '../api/cancel-deletion.ts'
import { useLogOut } from '../api/log-out.ts'
import css from '../leaving/leaving.module.css'
import { TakeAlong } from '../leaving/take-along.tsx'

/** With no-break spaces, so that a title does not break within a date. */
const wholeDay = (at: Date) => formatFullDay(at).replaceAll(' ', '\u00a0')

/** An account in its deletion buffer: when that ends, and how to keep the account, download everything, or log out. */
export function DeletedAccountScreen() {
  const { t } = useTranslation(['accounts/leaving', 'common'])
  const sentence = useSentence()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const logOut = useLogOut()
  const cancel = useCancelDeletion()
  if (!user) return null
  if (!user.deletedAt) return <Navigate to={paths.root} replace />

  const endsAt = new Date(Date.parse(user.deletedAt) + accountDurations.deletionBuffer)
  const isOver = endsAt.getTime() <= Date.now() || isProblem(cancel.error, 'DELETION_OVER')
  const stay = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        toast(t('deleted.cancelled'))
        navigate(paths.root, { replace: true })
      },
    })

  const failure = cancel.error ? sentence(cancel.error) : logOut.error ? t('common:leaving.failed') : null

  return (
    <Screen title={t('deleted.title')} width="narrow">
      <FormAlert>{failure}</FormAlert>
      <StatePanel
        scene="closed"
        title={isOver ? t('deleted.over') : t('deleted.ends', { day: wholeDay(endsAt) })}
        action={
          <div className={css.actions}>
            {isOver ? null : (
              <>
                <Button onClick={stay} isBusy={cancel.isPending}>
                  {t('deleted.cancel')}
                </Button>
                <TakeAlong />
              </>
            )}
            <Button look={isOver ? 'line' : 'quiet'} onClick={() => logOut.mutate()} isBusy={logOut.isPending}>
              {t('common:logOut')}
            </Button>
          </div>
        }
      >
        <p>{t(isOver ? 'deleted.overText' : 'deleted.text')}</p>
      </StatePanel>
    </Screen>
  )
}
