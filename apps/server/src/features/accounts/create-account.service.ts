import { accountSignedUp } from '@learntrail/contract/accounts/events'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertAccount } from './accounts.repository.ts'
import { trialEnd } from './plans.rules.ts'

interface NewAccount {
  role: RegistrationRole
  email: string
  username: string
  passwordHash: string
  locale: Locale
  /** The invitation link they came by. */
  invitation?: string | undefined
  now: Date
}

/** Creates an account by e-mail, with its trial of Plus; the address is not confirmed yet. Returns its id. */
export async function createAccount(
  { events, config }: Pick<Platform, 'events' | 'config'>,
  transaction: Transaction,
  { role, email, username, passwordHash, locale, invitation, now }: NewAccount,
): Promise<string> {
  const id = newId(now.getTime())
  await insertAccount(transaction, {
    id,
    email,
    username,
    registrationRole: role,
    grownUpSince: role === 'student' ? null : now,
    locale,
    passwordHash,
    passwordUpdatedAt: now,
    trialEndsAt: trialEnd(config.trialDays, now),
    createdAt: now,
  })
  const data = { invitation: invitation ?? null }
  await events.record(transaction, accountSignedUp, { actorId: id, subjectId: id, data, at: now })
  return id
}
