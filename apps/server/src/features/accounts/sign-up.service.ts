import { accountDurations } from '@learntrail/contract/accounts/limits'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, isUniqueViolation } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, findTaken } from './accounts.repository.ts'
import { createAccount } from './create-account.ts'
import { lookUp } from './login-throttle.ts'
import { mailLink } from './mail-tokens.service.ts'
import { hashDigest } from './passwords.ts'
import { refuseGuessable } from './refuse-guessable.ts'

export interface SignUp {
  role: RegistrationRole
  email: string
  username: string
  /** SHA-256 digest. */
  password: string
  locale: Locale
  /** By whose link. */
  invitation?: string | undefined
}

/** Registers by e-mail and mails the activation link, all or nothing. */
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
        // Whoever did not open the link in its hour may start over, and cannot keep others from a name.
        if (isAbandoned) await deleteAccount(transaction, taken.id)
        else refuse(taken.email?.toLowerCase() === email ? 'ACCOUNT_EXISTS' : 'USERNAME_TAKEN')
      }
      const id = await createAccount(platform, transaction, { ...person, passwordHash, now })
      await mailLink(transaction, platform, 'activation', { accountId: id, email, locale })
      return id
    })
  try {
    // That somebody else has an address or a name is a look-up, too.
    await lookUp(platform, { name: email, address }, register)
  } catch (error) {
    // Two sign-ups at the same moment: the database lets one through.
    if (isUniqueViolation(error, 'accounts_email')) refuse('ACCOUNT_EXISTS')
    if (isUniqueViolation(error, 'accounts_username')) refuse('USERNAME_TAKEN')
    throw error
  }
}
