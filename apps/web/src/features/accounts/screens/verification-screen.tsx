import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { mailTokenQuery } from '../api/read-mail-token.ts'
import { Activation } from '../components/activation.tsx'
import { LinkDoesNotHold } from '../components/link-does-not-hold.tsx'
import { ResetPassword } from '../components/reset-password.tsx'
import { AddressConfirmation, AskAgain } from '../email-way/address-confirmation.tsx'
import { TeacherConfirmation, TeacherLinkOver } from '../teacher/teacher-confirmation.tsx'

/** The target of a mailed link: activates an address, or resets a password. */
export function VerificationScreen() {
  const { t } = useTranslation(['accounts', 'accounts/email-way', 'accounts/teacher'])
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(mailTokenQuery(token))

  if (isProblem(error, 'TOKEN_INVALID', 'VALIDATION_FAILED')) {
    return (
      <Screen title={t('verification.title')} width="narrow">
        <LinkDoesNotHold reason="invalid" />
      </Screen>
    )
  }
  if (error && !data) {
    return (
      <Screen title={t('verification.title')} width="narrow">
        <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      </Screen>
    )
  }
  if (!data) {
    return (
      <Screen title={t('verification.title')} width="narrow">
        <FormSkeleton fields={2} />
      </Screen>
    )
  }

  const isReset = data.purpose === 'reset'
  if (data.purpose === 'address') {
    return (
      <Screen title={t('accounts/email-way:title')} lead={data.email} width="narrow">
        {data.state === 'valid' ? <AddressConfirmation token={token} /> : null}
        {data.state === 'used' ? <LinkDoesNotHold reason="used" /> : null}
        {data.state === 'expired' ? <AskAgain reason="expired" /> : null}
      </Screen>
    )
  }
  if (data.purpose === 'teacher') {
    return (
      <Screen title={t('accounts/teacher:confirmTitle')} lead={data.email} width="narrow">
        {data.state === 'valid' ? <TeacherConfirmation token={token} /> : null}
        {data.state === 'used' ? <LinkDoesNotHold reason="used" /> : null}
        {data.state === 'expired' ? <TeacherLinkOver /> : null}
      </Screen>
    )
  }
  return (
    <Screen title={t(isReset ? 'reset.title' : 'verification.title')} lead={data.email} width="narrow">
      {data.state !== 'valid' ? <LinkDoesNotHold reason={data.state} email={data.email} isReset={isReset} /> : null}
      {data.state === 'valid' && isReset ? <ResetPassword token={token} email={data.email} /> : null}
      {data.state === 'valid' && !isReset ? <Activation token={token} email={data.email} /> : null}
    </Screen>
  )
}
