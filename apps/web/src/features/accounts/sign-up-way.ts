import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useTranslation } from 'react-i18next'

// Written out so that the first screens need no code of the contract; a test keeps both in step.
export const roles = ['student', 'teacher', 'education_staff', 'other'] as const satisfies RegistrationRole[]

export const roleFrom = (value: string | null): RegistrationRole | null => roles.find((role) => role === value) ?? null

/** The form's draft on the device, which never contains the password. */
export const signUpDraft = { what: 'sign-up', account: null }

/** The sign-up input, as passed to the next screen. */
export interface TypedAccount {
  role: RegistrationRole
  email: string
  username: string
}

/** Returns the steps of the sign-up. */
export function useSignUpWay() {
  const { t } = useTranslation('accounts')
  return { label: t('way.label'), steps: [t('way.role'), t('way.account'), t('way.mail'), t('way.profile')] }
}
