import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkName } from '../../../ui/form/name-rules.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { providersQuery } from '../api/list-providers.ts'
import { useSignUp } from '../api/sign-up.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { addressRules } from '../email-address.ts'
import { rememberMailSent } from '../mail-countdown.ts'
import { checkNewPassword, checkRepeatedPassword, newPasswordField } from '../password/check-password.ts'
import { roleFrom, signUpDraft, type TypedAccount, useSignUpWay } from '../sign-up-way.ts'

export function SignUpAccountScreen() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const role = roleFrom(search.get('role'))
  const navigate = useNavigate()
  const way = useSignUpWay()
  const signUp = useSignUp()
  const providers = useQuery(providersQuery)

  const form = useKeptForm({
    id: 'sign-up',
    draft: signUpDraft,
    start: () => ({ email: '', username: '', password: '', repeated: '' }),
    kept: ({ email, username }) => ({ email, username }),
    check: ({ email, username, password, repeated }) => ({
      email: checkText(email, addressRules),
      username: checkName(username, 'account', {
        required: true,
        ...accountLimits.username,
        clean: foldIdentifier,
        pattern: /^[A-Za-z0-9._-]+$/,
        patternRule: 'username',
      }),
      password: checkNewPassword(password, [email, username].map(foldIdentifier)),
      repeated: checkRepeatedPassword(repeated, password),
    }),
    fieldOfCode: { USERNAME_TAKEN: 'username', ...newPasswordField },
    async send({ email, username, password }) {
      if (!role) return null
      const [address, name] = [email, username].map(foldIdentifier) as [string, string]
      const answer = await signUp.mutateAsync({ role, email: address, username: name, password })
      rememberMailSent(answer.email)
      // Lets a person who mistyped the address return to the form as they filled it.
      const typed: TypedAccount = { role, email, username }
      return { mailedTo: answer.email, typed }
    },
    onSent(sent) {
      if (sent) navigate(`${paths.mailVerifyInfo}?email=${encodeURIComponent(sent.mailedTo)}`, { state: sent.typed })
    },
  })

  if (!role) return <Navigate to={paths.signUp} replace />

  return (
    <Screen
      title={t('account.title')}
      lead={t('account.lead')}
      back={providers.data?.providers.length ? `${paths.signUpMethod}?role=${role}` : paths.signUp}
    >
      <Steps {...way} at={1} />
      <Card padding="l">
        <form onSubmit={form.submit} noValidate>
          <FormAlert>
            {form.failure ? (
              <>
                <p>{form.failure}</p>
                {isProblem(form.problem, 'ACCOUNT_EXISTS') ? (
                  <Link to={`${paths.login}?account=${encodeURIComponent(foldIdentifier(form.values.email))}`}>
                    {t('account.toLogIn')}
                  </Link>
                ) : null}
              </>
            ) : null}
          </FormAlert>
          <Fields>
            <TextInput
              {...form.input('email')}
              label={t('fields.email')}
              description={t(role === 'teacher' ? 'account.teacherEmailNote' : 'account.emailNote')}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
            <TextInput
              {...form.input('username')}
              label={t('fields.username')}
              description={t('account.usernameNote')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <NewPasswordFields form={form} isFirst />
            <Button type="submit" wide size="l" isBusy={form.isSending}>
              {t('account.submit')}
            </Button>
          </Fields>
        </form>
      </Card>
    </Screen>
  )
}
