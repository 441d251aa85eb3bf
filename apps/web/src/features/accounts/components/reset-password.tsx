import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { focusFirst, showAtField } from '../../../ui/form/show-problem.ts'
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
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: (value) => checkNewPassword(value, [email]),
      repeated: (value, { password }) => checkRepeatedPassword(value, password),
    },
  })

  const submit = form.onSubmit(({ password }) => {
    setFailure(null)
    reset.mutate(password, {
      onSuccess: () => {
        toast(t('password.changed'))
        navigate(paths.root, { replace: true })
      },
      onError: (error) => {
        if (!showAtField(error, form, newPasswordField)) setFailure(error)
      },
    })
  }, focusFirst(form))

  return (
    <Card padding="l">
      <form onSubmit={submit} noValidate>
        <FormAlert>{failure ? sentenceOf(failure) : null}</FormAlert>
        <Fields>
          {/* Tells password managers whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <NewPasswordFields form={form} />
          <Button type="submit" wide size="l" isBusy={reset.isPending}>
            {t('reset.submit')}
          </Button>
        </Fields>
      </form>
    </Card>
  )
}
