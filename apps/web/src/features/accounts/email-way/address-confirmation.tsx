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
import { useConfirmAddress } from '../api/confirm-address.ts'
import { LinkDoesNotHold } from '../components/link-does-not-hold.tsx'

/** Adds the address as soon as the page opens, if the account that asked is signed in. */
export function AddressConfirmation({ token }: { token: string }) {
  const { t } = useTranslation('accounts/email-way')
  const sentence = useSentence()
  const navigate = useNavigate()
  const { mutate, error, isPending, isIdle } = useConfirmAddress(token)

  useEffect(() => {
    if (!isIdle) return
    mutate(undefined, {
      onSuccess: () => {
        toast(t('added'))
        navigate(paths.account, { replace: true })
      },
    })
  }, [isIdle, mutate, navigate, t])

  if (isProblem(error, 'LINK_OF_OTHER_ACCOUNT')) {
    return (
      <StatePanel
        scene="closed"
        title={t('elsewhere.title')}
        role="alert"
        action={
          <LinkButton to={`${paths.login}?returnTo=${encodeURIComponent(`/verification/${token}`)}`}>
            {t('elsewhere.logIn')}
          </LinkButton>
        }
      >
        <p>{sentence(error)}</p>
      </StatePanel>
    )
  }
  if (isProblem(error, 'TOKEN_USED', 'EMAIL_WAY_EXISTS')) return <LinkDoesNotHold reason="used" />
  if (isProblem(error, 'TOKEN_EXPIRED', 'TOKEN_INVALID')) return <AskAgain reason="expired" />
  if (isProblem(error, 'ACCOUNT_EXISTS')) return <AskAgain reason="taken" />
  if (error) return <FailedState error={error} onRetry={() => mutate()} isRetrying={isPending} />
  return <FormSkeleton fields={2} />
}

/** The link has failed; leads to the form for a new one. */
export function AskAgain({ reason }: { reason: 'expired' | 'taken' }) {
  const { t } = useTranslation('accounts/email-way')
  return (
    <StatePanel
      scene="broken"
      title={t(`failed.${reason}.title`)}
      action={<LinkButton to={paths.addEmail}>{t('again')}</LinkButton>}
    >
      <p>{t(`failed.${reason}.text`)}</p>
    </StatePanel>
  )
}
