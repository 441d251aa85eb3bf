import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, findTaken } from './accounts.repository.ts'
import { createAccount } from './create-account.service.ts'
import { refuseGuessable } from './guessable-passwords.service.ts'
import { lookUp } from './login-throttle.service.ts'
import { mailLink } from './mail-tokens.service.ts'
import { hashDigest } from './password-hash.rules.ts'

export interface SignUp {
  role: RegistrationRole
  email: string
  username: string
  /** SHA-256 digest. */
  password: string
  locale: Locale
  /** The invitation link they came by. */
  invitation?: string | undefined
}

/** Creates an account by e-mail and mails the activation link, all or nothing. */
export async function signUp(platform: Platform, { password, ...person }: SignUp, address: string): Promise<void> {
  const { email, username, locale } = person
  refuseGuessable(password, [email, username])
  const passwordHash = await hashDigest(password)
  const now = platform.clock.now()
  const register = () =>
    inTransaction(platform.db, async (transaction) => {
      for (const taken of await findTaken(transaction, email, username)) {
        const isAbandoned =
          taken.emailVerifiedAt === null && now.getTime() - taken.createdAt.getTime() > accountDurations.mailLink
        // A person who missed the link's hour may start over, and cannot keep a name from others.
        if (isAbandoned) await deleteAccount(transaction, taken.id)
        else refuse(taken.email?.toLowerCase() === email ? 'ACCOUNT_EXISTS' : 'USERNAME_TAKEN')
      }
      const id = await createAccount(platform, transaction, { ...person, passwordHash, now })
      await mailLink(transaction, platform, 'activation', { accountId: id, email, locale })
      return id
    })
  try {
    // The answer may reveal that an address or name is taken, so it counts as a look-up.
    await lookUp(platform, { name: email, address }, register)
  } catch (error) {
    // Of two concurrent sign-ups, the database accepts one.
    if (isUniqueViolation(error, 'accounts_email')) refuse('ACCOUNT_EXISTS')
    if (isUniqueViolation(error, 'accounts_username')) refuse('USERNAME_TAKEN')
    throw error
  }
}
