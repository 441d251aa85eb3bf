import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import { useTranslation } from 'react-i18next'

// Written out so that the first screens need no code of the contract; a test holds the two together.
export const roles = ['student', 'teacher', 'education_staff', 'other'] as const satisfies RegistrationRole[]

export const roleFrom = (value: string | null): RegistrationRole | null => roles.find((role) => role === value) ?? null

/** What is kept of the form on the device, never the password. */
export const signUpDraft = 'sign-up'

/** What was typed to sign up, as the screen after it knows it. */
export interface TypedAccount {
  role: RegistrationRole
  email: string
  username: string
}

/** The stations of the registration. */
export function useSignUpWay() {
  const { t } = useTranslation('accounts')
  return { label: t('way.label'), steps: [t('way.role'), t('way.account'), t('way.mail'), t('way.profile')] }
}
