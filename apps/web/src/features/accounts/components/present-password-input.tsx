import type { ComponentProps } from 'react'
import { PasswordInput } from '../../../ui/form/password-input.tsx'

type PresentPasswordInputProps = Pick<ComponentProps<typeof PasswordInput>, 'label' | 'withAsterisk'>

/** The password that a person has; takes what a form gives its field beside its label. */
export function PresentPasswordInput(props: PresentPasswordInputProps) {
  return <PasswordInput {...props} autoComplete="current-password" required />
}
