import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { Steps } from '../../../ui/trail/steps.tsx'
import { useCurrentUser, useFirstSteps } from '../../profiles/index.ts'
import { useChangePassword } from '../api/change-password.ts'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { PresentPasswordInput } from '../components/present-password-input.tsx'
import { checkNewPassword, checkRepeatedPassword, newPasswordField } from '../password/check-password.ts'

/** Targets of `redirectRouteName`, by the specification's route names. */
const destinations: Record<string, string> = { account: paths.account, portfolio: paths.portfolio, user: paths.root }

export function UpdatePasswordScreen() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const user = useCurrentUser()
  const change = useChangePassword()
  const isDefault = user?.credential?.isDefaultPassword ?? false
  const givenAs = user?.credential?.passwordGivenAs ?? null
  const isCurrentMd5 = user?.credential?.isMd5 ?? false
  const steps = useFirstSteps(user, 'password')
  const next = isDefault ? paths.root : (destinations[search.get('redirectRouteName') ?? ''] ?? paths.account)

  const form = useKeptForm({
    id: 'password',
    start: () => ({ currentPassword: '', password: '', repeated: '' }),
    check: ({ currentPassword, password, repeated }) => ({
      currentPassword: isDefault || currentPassword ? null : ruleSentence('required'),
      password: checkNewPassword(password, [user?.primaryEmail.value ?? '', user?.username ?? '']),
      repeated: checkRepeatedPassword(repeated, password),
    }),
    fieldOfCode: { INCORRECT_PASSWORD: 'currentPassword', ...newPasswordField },
    send: ({ currentPassword, password }) =>
      change.mutateAsync({ password, isCurrentMd5, currentPassword: isDefault ? undefined : currentPassword }),
    onSent() {
      toast(t('password.changed'))
      navigate(next, { replace: true })
    },
  })

  return (
    <Screen
      title={t('password.title')}
      lead={t(isDefault ? (givenAs ? `password.givenBy.${givenAs}` : 'password.defaultLead') : 'password.lead')}
      width="narrow"
      back={isDefault ? undefined : paths.account}
    >
      {isDefault ? <Steps {...steps} /> : null}
      <Card padding="l">
        <form onSubmit={form.submit} noValidate>
          <FormAlert>{form.failure}</FormAlert>
          <Fields>
            {isDefault ? null : (
              <div>
                <PresentPasswordInput {...form.input('currentPassword')} label={t('fields.currentPassword')} />
                <Link to={paths.forgottenPassword}>{t('login.forgotten')}</Link>
              </div>
            )}
            <NewPasswordFields form={form} />
            <Button type="submit" wide size="l" isBusy={form.isSending}>
              {t('password.submit')}
            </Button>
          </Fields>
        </form>
      </Card>
    </Screen>
  )
}
