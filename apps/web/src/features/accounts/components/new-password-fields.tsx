import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../ui/form/password-input.tsx'
import type { InputProps } from '../../../ui/form/use-kept-form.ts'
import { StrengthMeter } from './strength-meter.tsx'

interface NewPasswordFieldsProps {
  form: { values: { password: string }; input: (name: 'password' | 'repeated') => InputProps<string> }
  /** True if there was no password before, as in sign-up. */
  isFirst?: boolean
}

export function NewPasswordFields({ form, isFirst = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <PasswordInput
        {...form.input('password')}
        label={t(isFirst ? 'fields.password' : 'fields.newPassword')}
        autoComplete="new-password"
        required
      />
      <StrengthMeter password={form.values.password} />
      <PasswordInput {...form.input('repeated')} label={t('fields.repeated')} autoComplete="new-password" required />
    </>
  )
}
