import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useResetPassword } from '../api/set-password.ts'
import { checkNewPassword, checkRepeatedPassword, newPasswordField } from '../password/check-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

interface ResetPasswordProps {
  token: string
  email: string
}

export function ResetPassword({ token, email }: ResetPasswordProps) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const reset = useResetPassword(token)
  const form = useKeptForm({
    id: 'reset',
    start: () => ({ password: '', repeated: '' }),
    check: ({ password, repeated }) => ({
      password: checkNewPassword(password, [email]),
      repeated: checkRepeatedPassword(repeated, password),
    }),
    fieldOfCode: newPasswordField,
    send: ({ password }) => reset.mutateAsync(password),
    onSent() {
      toast(t('password.changed'))
      navigate(paths.root, { replace: true })
    },
  })
  return (
    <Card padding="l">
      <form onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <Fields>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields form={form} />
          <Button type="submit" wide size="l" isBusy={form.isSending}>
            {t('reset.submit')}
          </Button>
        </Fields>
      </form>
    </Card>
  )
}
