import { accountActivated } from '@learntrail/contract/accounts/events'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { PlanName } from '@learntrail/contract/shell/features'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from './accounts.repository.ts'
import { createAccount } from './create-account.ts'
import { hashDigest } from './passwords.ts'
import { forgetAccess } from './session-reader.ts'
import type { SignUp } from './sign-up.service.ts'

/** An account whose address somebody else answers for (a school, the operator): no mail is sent. Answers its id. */
export async function registerConfirmed(platform: Platform, { password, ...signUp }: SignUp): Promise<string> {
  const now = platform.clock.now()
  const passwordHash = await hashDigest(password)
  return inTransaction(platform.db, async (transaction) => {
    const id = await createAccount(platform, transaction, { ...signUp, passwordHash, now })
    await updateAccount(transaction, id, { emailVerifiedAt: now })
    await platform.events.record(transaction, accountActivated, { actorId: null, subjectId: id, at: now })
    return id
  })
}

interface Grant {
  plan: PlanName
  /** Null: until it is taken back. */
  endsAt: Date | null
}

/** Puts an account on a plan, in place of its trial. */
export function grantPlan(platform: Platform, accountId: string, grant: Grant): Promise<void> {
  return inTransaction(platform.db, (transaction) => grantPlanIn(platform, transaction, accountId, grant))
}

/** The same as part of a change. */
export async function grantPlanIn(
  platform: Platform,
  transaction: Transaction,
  accountId: string,
  { plan, endsAt }: Grant,
): Promise<void> {
  await updateAccount(transaction, accountId, { plan, planEndsAt: plan === 'free' ? null : endsAt, trialEndsAt: null })
  forgetAccess(platform, transaction, accountId)
}

export async function verifyTeacher(platform: Platform, accountId: string): Promise<void> {
  await updateAccount(platform.db, accountId, { teacherVerifiedAt: platform.clock.now() })
}

export async function makeStaff(platform: Platform, accountId: string, level: StaffLevel): Promise<void> {
  await updateAccount(platform.db, accountId, { role: level })
  forgetAccess(platform, platform.db, accountId)
}
