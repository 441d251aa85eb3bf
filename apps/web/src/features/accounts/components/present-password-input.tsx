import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../../ui/form/password-input.ts'

type PresentPasswordInputProps = Pick<ComponentProps<typeof PasswordInput>, 'label' | 'withAsterisk'>

/** The password that a person has; takes what a form gives its field beside its label. */
export function PresentPasswordInput(props: PresentPasswordInputProps) {
  const { t } = useTranslation('accounts')
  return (
    <PasswordInput
      {...props}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('fields.showPassword') }}
      required
    />
  )
}
