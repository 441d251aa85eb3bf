import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import { StrengthMeter } from './strength-meter.tsx'

interface NewPassword {
  password: string
  repeated: string
}

interface NewPasswordFieldsProps<V extends NewPassword> {
  form: UseFormReturnType<V>
  /** True if there was no password before, as in sign-up. */
  isFirst?: boolean
}

export function NewPasswordFields<V extends NewPassword>({ form, isFirst = false }: NewPasswordFieldsProps<V>) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={t(isFirst ? 'fields.password' : 'fields.newPassword')}
        autoComplete="new-password"
        required
      />
      <StrengthMeter password={form.values.password} />
      <PasswordInput
        key={form.key('repeated')}
        {...form.getInputProps('repeated')}
        label={t('fields.repeated')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
