import { accountActivated, planGranted, planTakenBack } from '@learntrail/contract/accounts/events'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { PlanName } from '@learntrail/contract/shell/features'
import type { PlanSource } from '@learntrail/contract/shell/plan-facts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from './accounts.repository.ts'
import { createAccount } from './create-account.service.ts'
import { hashDigest } from './password-hash.rules.ts'
import { endGrants, insertGrant } from './plans.repository.ts'
import { forgetAccess } from './session-reader.service.ts'
import type { SignUp } from './sign-up.service.ts'

/** Creates an account whose address a school or the operator answers for; no mail is sent. Returns its id. */
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

export interface Grant {
  /** `free` takes back the granted plan. */
  plan: PlanName
  /** Null for a plan without an end. */
  endsAt: Date | null
  source?: PlanSource
  /** Why it was granted; shown to the person. */
  reason?: string
  /** The staff member who granted it. */
  grantedBy?: string | null
}

/** Puts an account on a plan, replacing its trial and any earlier grant. */
export function grantPlan(platform: Platform, accountId: string, grant: Grant): Promise<void> {
  return inTransaction(platform.db, async (transaction) => {
    await grantPlanIn(platform, transaction, accountId, grant)
  })
}

/** Same as `grantPlan`, within a transaction. Returns the id of the new grant; null if a plan was only taken back. */
export async function grantPlanIn(
  platform: Platform,
  transaction: Transaction,
  accountId: string,
  { plan, endsAt, source = 'staff', reason = '', grantedBy = null }: Grant,
): Promise<string | null> {
  const at = platform.clock.now()
  const isGiven = plan !== 'free'
  const id = newId(at.getTime())
  await updateAccount(transaction, accountId, { plan, planEndsAt: isGiven ? endsAt : null, trialEndsAt: null })
  await endGrants(transaction, accountId, at)
  const row = { id, accountId, plan, source, reason, grantedBy, startsAt: at, endsAt }
  if (isGiven) await insertGrant(transaction, row)
  // The person is not told who granted the plan.
  const actorId = source === 'code' ? accountId : null
  const data = { plan, endsAt: endsAt?.toISOString() ?? '' }
  await platform.events.record(transaction, isGiven ? planGranted : planTakenBack, {
    actorId,
    subjectId: accountId,
    data,
    at,
  })
  forgetAccess(platform, transaction, accountId)
  return isGiven ? id : null
}

export async function makeStaff(platform: Platform, accountId: string, level: StaffLevel): Promise<void> {
  await updateAccount(platform.db, accountId, { role: level })
  forgetAccess(platform, platform.db, accountId)
}
