import type { ComponentProps } from 'react'
import { PasswordInput } from '../../../ui/form/password-input.tsx'

type PresentPasswordInputProps = Pick<ComponentProps<typeof PasswordInput>, 'label' | 'withAsterisk'>

/** Input for the current password; takes the props of a form field. */
export function PresentPasswordInput(props: PresentPasswordInputProps) {
  return <PasswordInput {...props} autoComplete="current-password" required />
}
