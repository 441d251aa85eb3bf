import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useConfirmTeacherEmail } from '../api/verify-teacher.ts'
import { LinkDoesNotHold } from '../components/link-does-not-hold.tsx'

/** Verifies the teacher as soon as the page opens, if the account that asked is signed in. */
export function TeacherConfirmation({ token }: { token: string }) {
  const { t } = useTranslation('accounts/teacher')
  const sentence = useSentence()
  const navigate = useNavigate()
  const { mutate, error, isPending, isIdle } = useConfirmTeacherEmail(token)

  useEffect(() => {
    if (!isIdle) return
    mutate(undefined, {
      onSuccess: () => {
        toast(t('confirmed'))
        navigate(paths.account, { replace: true })
      },
    })
  }, [isIdle, mutate, navigate, t])

  if (isProblem(error, 'LINK_OF_OTHER_ACCOUNT', 'NOT_AUTHENTICATED')) {
    return (
      <StatePanel
        scene="closed"
        title={t('elsewhere')}
        role="alert"
        action={
          <LinkButton to={`${paths.login}?returnTo=${encodeURIComponent(`/verification/${token}`)}`}>
            {t('logIn')}
          </LinkButton>
        }
      >
        <p>{t('elsewhereText')}</p>
      </StatePanel>
    )
  }
  if (isProblem(error, 'TOKEN_USED')) return <LinkDoesNotHold reason="used" />
  if (isProblem(error, 'TOKEN_EXPIRED', 'TOKEN_INVALID')) return <TeacherLinkOver />
  if (isProblem(error, 'NOT_A_TEACHER', 'TEACHER_EMAIL_IN_USE')) {
    return (
      <StatePanel
        scene="broken"
        title={t('notConfirmed')}
        role="alert"
        action={<LinkButton to={paths.account}>{t('toAccount')}</LinkButton>}
      >
        <p>{sentence(error)}</p>
      </StatePanel>
    )
  }
  if (error) return <FailedState error={error} onRetry={() => mutate()} isRetrying={isPending} />
  return <FormSkeleton fields={2} />
}

/** The link has expired; a new one is requested from the account. */
export function TeacherLinkOver() {
  const { t } = useTranslation('accounts/teacher')
  return (
    <StatePanel scene="broken" title={t('over')} action={<LinkButton to={paths.account}>{t('toAccount')}</LinkButton>}>
      <p>{t('overText')}</p>
    </StatePanel>
  )
}
