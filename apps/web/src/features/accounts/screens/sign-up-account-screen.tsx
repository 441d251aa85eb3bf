import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkName } from '../../../ui/form/name-rules.ts'
import { focusFirst, showAtField, showProblem } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
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
  const [failure, setFailure] = useState<unknown>(null)

  const form = useForm({
    initialValues: {
      email: '',
      username: '',
      ...readDraft<{ email: string; username: string }>(signUpDraft),
      password: '',
      repeated: '',
    },
    validate: {
      email: (value) => checkText(value, addressRules),
      username: (value) =>
        checkName(value, 'account', {
          required: true,
          ...accountLimits.username,
          clean: foldIdentifier,
          pattern: /^[A-Za-z0-9._-]+$/,
          patternRule: 'username',
        }),
      password: (value, { email, username }) => checkNewPassword(value, [email, username].map(foldIdentifier)),
      repeated: (value, { password }) => checkRepeatedPassword(value, password),
    },
  })
  const { email, username } = form.values
  useKeptDraft(signUpDraft, { email, username }, email !== '' || username !== '')

  if (!role) return <Navigate to={paths.signUp} replace />

  const submit = form.onSubmit((values) => {
    setFailure(null)
    const account = {
      role,
      email: foldIdentifier(values.email),
      username: foldIdentifier(values.username),
      password: values.password,
    }
    signUp.mutate(account, {
      onSuccess: (answer) => {
        dropDraft(signUpDraft)
        rememberMailSent(answer.email)
        // Lets a person who mistyped the address return to the form as they filled it.
        const typed: TypedAccount = { role, email: values.email, username: values.username }
        navigate(`${paths.mailVerifyInfo}?email=${encodeURIComponent(answer.email)}`, { state: typed })
      },
      onError: fail,
    })
  }, focusFirst(form))

  function fail(error: unknown) {
    if (showAtField(error, form, { USERNAME_TAKEN: 'username', ...newPasswordField })) return
    if (showProblem(error, form)) setFailure(error)
  }

  return (
    <Screen
      title={t('account.title')}
      lead={t('account.lead')}
      back={providers.data?.providers.length ? `${paths.signUpMethod}?role=${role}` : paths.signUp}
    >
      <Steps {...way} at={1} />
      <Card padding="l">
        <form onSubmit={submit} noValidate>
          <FormAlert>
            {failure ? (
              <>
                <p>{sentenceOf(failure)}</p>
                {isProblem(failure, 'ACCOUNT_EXISTS') ? (
                  <Link to={`${paths.login}?account=${encodeURIComponent(foldIdentifier(email))}`}>
                    {t('account.toLogIn')}
                  </Link>
                ) : null}
              </>
            ) : null}
          </FormAlert>
          <Fields>
            <TextInput
              {...form.getInputProps('email')}
              label={t('fields.email')}
              description={t(role === 'teacher' ? 'account.teacherEmailNote' : 'account.emailNote')}
              type="email"
              autoComplete="email"
              inputMode="email"
              required
            />
            <TextInput
              {...form.getInputProps('username')}
              label={t('fields.username')}
              description={t('account.usernameNote')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <NewPasswordFields form={form} isFirst />
            <Button type="submit" wide size="l" isBusy={signUp.isPending}>
              {t('account.submit')}
            </Button>
          </Fields>
        </form>
      </Card>
    </Screen>
  )
}
