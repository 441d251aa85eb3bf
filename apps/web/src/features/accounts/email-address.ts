import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'

/** Of a field for an e-mail, as the server has them. */
export const addressRules = {
  required: true,
  max: accountLimits.email,
  clean: foldIdentifier,
  pattern: emailAddress,
  patternRule: 'email',
}
