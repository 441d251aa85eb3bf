import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { useActivation } from '../api/use-mail-token.ts'
import { LinkDoesNotHold } from './link-does-not-hold.tsx'

interface ActivationProps {
  token: string
  email: string
}

/** Activates the address as soon as the page opens. */
export function Activation({ token, email }: ActivationProps) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const { mutate, error, isPending, isIdle } = useActivation(token)

  useEffect(() => {
    if (!isIdle) return
    mutate(undefined, {
      onSuccess: () => {
        toast(t('verification.activated'))
        navigate(paths.signUpTerms, { replace: true })
      },
    })
  }, [isIdle, mutate, navigate, t])

  if (isProblem(error, 'TOKEN_USED')) return <LinkDoesNotHold reason="used" />
  if (isProblem(error, 'TOKEN_EXPIRED')) return <LinkDoesNotHold reason="expired" email={email} />
  if (isProblem(error, 'TOKEN_INVALID')) return <LinkDoesNotHold reason="invalid" />
  if (error) return <FailedState error={error} onRetry={() => mutate()} isRetrying={isPending} />
  return <FormSkeleton fields={2} />
}
