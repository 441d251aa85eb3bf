import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'

/** Rules of an e-mail field, same as the server's. */
export const addressRules = {
  required: true,
  max: accountLimits.email,
  clean: foldIdentifier,
  pattern: emailAddress,
  patternRule: 'email',
}
