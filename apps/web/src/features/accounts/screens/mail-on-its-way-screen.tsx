import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { draftName } from '../../../ui/draft-name.ts'
import { writeDraft } from '../../../ui/keep-draft.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { TrailDrawing } from '../../../ui/states/trail-drawing.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useNavigation } from '../../shell/index.ts'
import { SendAgain } from '../components/send-again.tsx'
import { signUpDraft, type TypedAccount, useSignUpWay } from '../sign-up-way.ts'
import css from './mail-on-its-way-screen.module.css'

export function MailOnItsWayScreen() {
  const { t } = useTranslation('accounts')
  const [search, setSearch] = useSearchParams()
  const { data: navigation } = useNavigation()
  const email = search.get('email') ?? ''
  const isReset = search.get('for') === 'reset'
  // Reached from a log-in that found the address inactive: nothing is sent until it is asked for.
  const isUnsent = search.has('again')
  const way = useSignUpWay()
  const showSent = () => isUnsent && setSearch({ email }, { replace: true })

  return (
    <Screen
      title={t(isUnsent ? 'mail.unsentTitle' : isReset ? 'mail.resetTitle' : 'mail.title')}
      width={isReset ? 'narrow' : 'reading'}
    >
      {isReset ? null : <Steps {...way} at={2} />}
      <Card padding="l">
        <div className={css.letter}>
          <TrailDrawing scene="sent" />
          {email ? (
            <p>
              {isUnsent ? null : t('mail.to')} <strong className={css.address}>{email}</strong>
            </p>
          ) : null}
          <p className={css.note}>{t(isUnsent ? 'mail.unsentText' : isReset ? 'mail.resetText' : 'mail.text')}</p>
          {navigation?.hasMailbox && email && !isUnsent ? (
            <LinkButton to={paths.mailbox(email)} icon="mail" wide>
              {t('mail.openMailbox')}
            </LinkButton>
          ) : null}
          {email ? <SendAgain email={email} look={isUnsent ? 'primary' : 'soft'} onSent={showSent} /> : null}
        </div>
      </Card>
      <p className={css.over}>
        {t('mail.wrongAddress')} <StartOver isReset={isReset} />
      </p>
    </Screen>
  )
}

/** Back to the form, filled as before if that was on this device. */
function StartOver({ isReset }: { isReset: boolean }) {
  const { t } = useTranslation('accounts')
  const typed = useLocation().state as TypedAccount | null
  if (isReset) return <Link to={paths.forgottenPassword}>{t('mail.startOver')}</Link>
  if (typed === null) return <Link to={paths.signUp}>{t('mail.startOver')}</Link>
  const { role, email, username } = typed
  return (
    <Link
      to={`${paths.signUpAccount}?role=${role}`}
      onClick={() => writeDraft(draftName(signUpDraft), { email, username })}
    >
      {t('mail.startOver')}
    </Link>
  )
}
