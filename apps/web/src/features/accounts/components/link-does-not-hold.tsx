import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { SendAgain } from './send-again.tsx'

interface LinkDoesNotHoldProps {
  reason: 'invalid' | 'used' | 'expired'
  /** The address the link was for, if the server knows it. */
  email?: string
  isReset?: boolean
}

export function LinkDoesNotHold({ reason, email, isReset = false }: LinkDoesNotHoldProps) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const showMailSent = () =>
    navigate(`${paths.mailVerifyInfo}?email=${encodeURIComponent(email ?? '')}${isReset ? '&for=reset' : ''}`)

  return (
    <StatePanel
      scene={reason === 'used' ? 'closed' : 'broken'}
      title={t(`link.${reason}.title`)}
      action={
        <>
          {reason === 'expired' && email ? <SendAgain email={email} look="primary" onSent={showMailSent} /> : null}
          <LinkButton look={reason === 'expired' ? 'line' : 'primary'} to={paths.login}>
            {t('link.toLogIn')}
          </LinkButton>
          {reason === 'invalid' ? (
            <LinkButton look="line" to={paths.forgottenPassword}>
              {t('link.newMail')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{t(`link.${reason}.text`)}</p>
    </StatePanel>
  )
}
