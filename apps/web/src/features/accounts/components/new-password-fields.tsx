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
  /** There was none before, as at the sign-up. */
  isFirst?: boolean
}

export function NewPasswordFields<V extends NewPassword>({ form, isFirst = false }: NewPasswordFieldsProps<V>) {
  const { t } = useTranslation('accounts')
  const visibility = { visibilityToggleButtonProps: { 'aria-label': t('fields.showPassword') } }
  return (
    <>
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        {...visibility}
        label={t(isFirst ? 'fields.password' : 'fields.newPassword')}
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
