import { accountActivated, accountSignedUp } from '@learntrail/contract/accounts/events'
import type { Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertAccount } from './accounts.repository.ts'
import { digestOf, hashDigest } from './password-hash.rules.ts'
import { trialEnd } from './plans.rules.ts'

interface ImportedAccount {
  /** Counts as confirmed, because the school answers for it. */
  email: string | null
  username: string
  fullName: string
  /** Valid for the first log-in only. */
  password: string
  role: 'student' | 'teacher'
}

/**
 * Prepares an account made by a school. Hashes the password first, which is slow; the returned function inserts the
 * account in a transaction and returns its id.
 */
export async function registerImported(
  { clock, events, config }: Pick<Platform, 'clock' | 'events' | 'config'>,
  { email, username, fullName, password, role }: ImportedAccount,
): Promise<(transaction: Transaction) => Promise<string>> {
  const passwordHash = await hashDigest(digestOf(password))
  return async (transaction) => {
    const now = clock.now()
    const id = newId(now.getTime())
    await insertAccount(transaction, {
      id,
      email,
      emailVerifiedAt: email === null ? null : now,
      username,
      fullName,
      registrationRole: role,
      passwordHash,
      passwordUpdatedAt: now,
      isDefaultPassword: true,
      trialEndsAt: trialEnd(config.trialDays, now),
      createdAt: now,
    })
    const who = { actorId: null, subjectId: id, at: now }
    await events.record(transaction, accountSignedUp, { ...who, data: { invitation: null } })
    await events.record(transaction, accountActivated, who)
    return id
  }
}
