import { accountLimits } from '@learntrail/contract/accounts/limits'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'

/**
 * Returns the sentence for a new password that breaks a rule, or null. `accounts` are the names it must differ from.
 */
export function checkNewPassword(password: string, accounts: string[] = []): string | null {
  const length = [...password].length
  if (length === 0) return ruleSentence('required')
  if (length < accountLimits.password.min || length > accountLimits.password.max) return ruleSentence('password_length')
  const lower = password.toLowerCase()
  return accounts.some((account) => account !== '' && account.trim().toLowerCase() === lower)
    ? ruleSentence('same_as_account')
    : null
}

export function checkRepeatedPassword(repeated: string, password: string): string | null {
  if (repeated === '') return ruleSentence('required')
  return repeated === password ? null : ruleSentence('mismatch')
}

/** Refusals of a new password that only the server can give, mapped to their field. */
export const newPasswordField = {
  PASSWORD_SAME_AS_ACCOUNT: 'password',
  PASSWORD_SAME_AS_PREVIOUS: 'password',
  PASSWORD_TOO_COMMON: 'password',
} as const
