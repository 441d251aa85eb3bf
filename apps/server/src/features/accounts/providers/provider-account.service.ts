import { randomInt } from 'node:crypto'
import { accountSignedUp } from '@learntrail/contract/accounts/events'
import type { RegistrationRole } from '@learntrail/contract/accounts/registration-roles'
import type { Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Account, findAccount, insertAccount } from '../accounts.repository.ts'
import { trialEnd } from '../plans.rules.ts'
import { linkIdentity } from './link-identity.service.ts'
import type { ProvenIdentity } from './proven-identity.rules.ts'

interface NewPerson {
  proven: ProvenIdentity
  role: RegistrationRole
  /** The invitation link they came by. */
  invitation: string | null
  now: Date
}

/** Creates an account for a person a provider vouches for. An address the provider has not confirmed is left out. */
export async function createProviderAccount(
  platform: Pick<Platform, 'events' | 'clock' | 'config'>,
  transaction: Transaction,
  { proven, role, invitation, now }: NewPerson,
): Promise<Account> {
  const id = newId(now.getTime())
  const { provider, email, isEmailVerified } = proven
  await insertAccount(transaction, {
    id,
    ...(isEmailVerified ? { email, emailVerifiedAt: now } : {}),
    username: newUsername(),
    registrationRole: role,
    grownUpSince: role === 'student' ? null : now,
    method: provider,
    passwordUpdatedAt: now,
    trialEndsAt: trialEnd(platform.config.trialDays, now),
    createdAt: now,
  })
  await platform.events.record(transaction, accountSignedUp, {
    actorId: id,
    subjectId: id,
    data: { invitation },
    at: now,
  })
  await linkIdentity(platform, transaction, id, proven)
  return (await findAccount(transaction, id)) as Account
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Reveals nothing about the person, unlike the part of an address before the @. A collision has odds of about one in 10
 * ^ 14.
 */
function newUsername(): string {
  return `learner-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`
}
