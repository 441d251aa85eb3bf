import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { TrailDrawing } from '../../../ui/states/trail-drawing.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useNavigation } from '../../shell/index.ts'
import { SendAgain } from '../components/send-again.tsx'
import { useSignUpWay } from '../sign-up-way.ts'
import css from './mail-on-its-way-screen.module.css'

export function MailOnItsWayScreen() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const { data: navigation } = useNavigation()
  const email = search.get('email') ?? ''
  const isReset = search.get('for') === 'reset'
  const way = useSignUpWay()

  return (
    <Screen title={t(isReset ? 'mail.resetTitle' : 'mail.title')} width={isReset ? 'narrow' : 'reading'}>
      {isReset ? null : <Steps {...way} at={2} />}
      <Card padding="l">
        <div className={css.letter}>
          <TrailDrawing scene="sent" />
          {email ? (
            <p>
              {t('mail.to')} <strong className={css.address}>{email}</strong>
            </p>
          ) : null}
          <p className={css.note}>{t(isReset ? 'mail.resetText' : 'mail.text')}</p>
          {navigation?.hasMailbox && email ? (
            <LinkButton to={paths.mailbox(email)} icon="mail" wide>
              {t('mail.openMailbox')}
            </LinkButton>
          ) : null}
          {email ? <SendAgain email={email} /> : null}
        </div>
      </Card>
      <p className={css.over}>
        {t('mail.wrongAddress')}{' '}
        <Link to={isReset ? paths.forgottenPassword : paths.signUp}>{t('mail.startOver')}</Link>
      </p>
    </Screen>
  )
}
