import { foldIdentifier } from '@learntrail/contract/characters'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { safeReturnPath } from '../../../return-path.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { useLogIn } from '../api/log-in.ts'
import { PresentPasswordInput } from '../components/present-password-input.tsx'
import { hasPasskeys } from '../passkeys/authenticator.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { usePasskeyAutofill } from '../passkeys/use-passkey-autofill.ts'
import { ProviderButtons } from '../providers/provider-buttons.tsx'
import css from './login-screen.module.css'

export function LoginScreen() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const next = safeReturnPath(search.get('returnTo')) ?? paths.root
  const user = useCurrentUser()
  const logIn = useLogIn()
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>(null)
  usePasskeyAutofill(setPasskeyFailure)

  const form = useKeptForm({
    id: 'login',
    start: () => ({ account: search.get('account') ?? '', password: '' }),
    check: ({ account, password }) => ({
      account: account.trim() ? null : ruleSentence('required'),
      password: password ? null : ruleSentence('required'),
    }),
    fieldOfCode: { INCORRECT_PASSWORD: 'password', ACCOUNT_NOT_FOUND: 'account' },
    send({ account, password }) {
      setPasskeyFailure(null)
      return logIn.mutateAsync({ account: foldIdentifier(account), password })
    },
  })
  const failure = form.failure === null ? passkeyFailure : form.problem

  // Also redirects people who are already signed in.
  useEffect(() => {
    if (user) navigate(next, { replace: true })
  }, [user, next, navigate])

  return (
    <Screen title={t('login.title')} lead={t('login.lead')} width="narrow">
      <Card padding="l">
        <form onSubmit={form.submit} noValidate>
          {search.has('expired') ? <FormAlert tone="accent">{t('login.expired')}</FormAlert> : null}
          <FormAlert>{failure ? <LoginFailure error={failure} account={form.values.account} /> : null}</FormAlert>
          <Fields>
            <TextInput
              {...form.input('account')}
              label={t('fields.account')}
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
            />
            <PresentPasswordInput {...form.input('password')} label={t('fields.password')} withAsterisk={false} />
            <Button type="submit" wide size="l" isBusy={form.isSending}>
              {t('login.submit')}
            </Button>
          </Fields>
          <ProviderButtons
            first={hasPasskeys() ? <PasskeyButton onSignedIn={() => navigate(next, { replace: true })} /> : null}
            {...(search.has('returnTo') && { returnTo: next })}
          />
          <p className={css.links}>
            <Link to={paths.forgottenPassword}>{t('login.forgotten')}</Link>
            <Link to={paths.signUp}>{t('login.toSignUp')}</Link>
          </p>
        </form>
      </Card>
    </Screen>
  )
}

/** A failure that belongs to no field, with a next step if there is one. */
function LoginFailure({ error, account }: { error: unknown; account: string }) {
  const { t } = useTranslation('accounts')
  const isAddress = foldIdentifier(account).includes('@')
  return (
    <>
      <p>{sentenceOf(error)}</p>
      {isProblem(error, 'ACCOUNT_NOT_VERIFIED') && isAddress ? (
        <Link to={`${paths.mailVerifyInfo}?email=${encodeURIComponent(account.trim())}&again=1`}>
          {t('login.sendActivation')}
        </Link>
      ) : null}
      {isProblem(error, 'TOO_MANY_LOGIN_FAILURES') ? (
        <Link to={paths.forgottenPassword}>{t('login.forgotten')}</Link>
      ) : null}
    </>
  )
}
