import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../ui/form/password-input.ts'
import { StrengthMeter } from './strength-meter.tsx'

interface NewPassword {
  password: string
  repeated: string
}

interface NewPasswordFieldsProps<V extends NewPassword> {
  form: UseFormReturnType<V>
}

export function NewPasswordFields<V extends NewPassword>({ form }: NewPasswordFieldsProps<V>) {
  const { t } = useTranslation('accounts')
  const visibility = { visibilityToggleButtonProps: { 'aria-label': t('fields.showPassword') } }
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        {...visibility}
        label={t('fields.newPassword')}
        autoComplete="new-password"
        required
      />
      <StrengthMeter password={form.values.password} />
      <PasswordInput
        key={form.key('repeated')}
        {...form.getInputProps('repeated')}
        {...visibility}
        label={t('fields.repeated')}
        autoComplete="new-password"
        required
      />
    </>
  )
}
