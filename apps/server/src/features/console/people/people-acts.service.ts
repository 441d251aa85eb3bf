import { sessionEnded } from '@learntrail/contract/accounts/events'
import type { StaffLevel } from '@learntrail/contract/console/levels'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import type { PlacementCorrection } from '@learntrail/contract/profiles/placements'
import type { PlanName } from '@learntrail/contract/shell/features'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Account,
  deletedPersonId,
  deleteOtherSessions,
  forgetAccess,
  grantPlanIn,
  holdStaff,
  lockAccount,
  mailWayIn,
  staffLevelOf,
  updateAccount,
} from '../../accounts/index.ts'
import { correctPlacement, countGrownUp, countUnder18, moveToSchool } from '../../profiles/index.ts'
import { setVerified } from '../../teachers/index.ts'
import { isWithin, readPerson, type StaffActor } from './people.service.ts'

/** Changes an account on behalf of staff, with its row locked. `act` also writes the audit entry. */
async function change(
  platform: Platform,
  id: string,
  act: (transaction: Transaction, account: Account) => Promise<void>,
): Promise<void> {
  if (id === deletedPersonId) refuse('USER_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, id)) ?? refuse('USER_NOT_FOUND')
    await act(transaction, account)
  })
}

const toAccount = (id: string) => ({ type: 'account', id }) as const

export async function mailPerson(platform: Platform, by: Actor, id: string) {
  let purpose: 'activation' | 'reset' = 'reset'
  await change(platform, id, async (transaction, account) => {
    purpose = await mailWayIn(platform, transaction, account)
    await audit(platform, transaction, { by, act: 'person.mailed', subject: toAccount(id), data: { purpose } })
  })
  return { purpose }
}

export async function signPersonOut(platform: Platform, by: StaffActor, id: string, reason: string) {
  await change(platform, id, async (transaction, account) => {
    if (!isWithin(by, staffLevelOf(account.role))) refuse('STAFF_ABOVE')
    await deleteOtherSessions(transaction, id, null)
    forgetAccess(platform, transaction, id)
    const at = platform.clock.now()
    await platform.events.record(transaction, sessionEnded, { actorId: null, subjectId: id, at })
    await audit(platform, transaction, { by, act: 'person.signed_out', subject: toAccount(id), reason })
  })
  return readPerson(platform, by, id)
}

interface Verification {
  isVerified: boolean
  reason: string
}

export async function verifyPerson(
  platform: Platform,
  by: StaffActor,
  id: string,
  { isVerified, reason }: Verification,
) {
  await change(platform, id, async (transaction, { teacherVerifiedAt }) => {
    if ((teacherVerifiedAt !== null) === isVerified) return
    await setVerified(platform, transaction, id, isVerified)
    const act = isVerified ? 'person.verified_as_teacher' : 'person.unverified_as_teacher'
    await audit(platform, transaction, { by, act, subject: toAccount(id), reason })
  })
  return readPerson(platform, by, id)
}

interface NewAge {
  isGrownUp: boolean
  reason: string
}

export async function changePersonAge(platform: Platform, by: StaffActor, id: string, { isGrownUp, reason }: NewAge) {
  await change(platform, id, async (transaction) => {
    const isChange = await (isGrownUp ? countGrownUp : countUnder18)(platform, transaction, id)
    if (!isChange) return
    const act = isGrownUp ? 'person.counted_grown_up' : 'person.counted_under_18'
    await audit(platform, transaction, { by, act, subject: toAccount(id), reason })
  })
  return readPerson(platform, by, id)
}

interface Move {
  schoolId: string
  grade: GradeCode | null
  reason: string
}

export async function changePersonSchool(platform: Platform, by: StaffActor, id: string, { reason, ...to }: Move) {
  await change(platform, id, async (transaction) => {
    const from = await moveToSchool(platform, transaction, id, to)
    const data = { from, to: to.schoolId, grade: to.grade }
    await audit(platform, transaction, { by, act: 'person.school_changed', subject: toAccount(id), reason, data })
  })
  return readPerson(platform, by, id)
}

interface Correction extends PlacementCorrection {
  placementId: string
  reason: string
}

export async function correctPersonPlacement(
  platform: Platform,
  by: StaffActor,
  id: string,
  { placementId, reason, ...given }: Correction,
) {
  await change(platform, id, async (transaction) => {
    const before = await correctPlacement(platform, transaction, id, { id: placementId, ...given })
    if (before === undefined) return
    const data = { from: before.schoolId, to: given.schoolId, grade: given.grade }
    await audit(platform, transaction, { by, act: 'person.placement_corrected', subject: toAccount(id), reason, data })
  })
  return readPerson(platform, by, id)
}

interface NewLevel {
  level: StaffLevel | null
  reason: string
}

/**
 * Changes a person's staff level. Nobody changes their own, so that nobody locks themselves out; the last operator
 * remains one.
 */
export async function changePersonLevel(platform: Platform, by: StaffActor, id: string, { level, reason }: NewLevel) {
  if (by.id === id) refuse('LEVEL_OF_ONESELF')
  await inTransaction(platform.db, async (transaction) => {
    // Locked in a fixed order: if two operators remove each other's level, the second is refused as the last operator.
    const operators = await holdStaff(transaction, 'operator')
    const account = (await lockAccount(transaction, id)) ?? refuse('USER_NOT_FOUND')
    if (account.deletedAt !== null) refuse('USER_NOT_FOUND')
    const before = staffLevelOf(account.role)
    if (before === level) return
    if (before === 'operator' && operators.every((operator) => operator === id)) refuse('LAST_OPERATOR')
    await updateAccount(transaction, id, { role: level ?? 'user' })
    // Staff count as adults, and still do once they lose the level.
    await countGrownUp(platform, transaction, id)
    forgetAccess(platform, transaction, id)
    const data = { from: before, to: level }
    await audit(platform, transaction, { by, act: 'person.level_changed', subject: toAccount(id), reason, data })
  })
  return readPerson(platform, by, id)
}

interface NewPlan {
  plan: PlanName
  endsAt: string | null
  reason: string
}

export async function grantPersonPlan(
  platform: Platform,
  by: StaffActor,
  id: string,
  { plan, endsAt, reason }: NewPlan,
) {
  const until = endsAt === null ? null : new Date(endsAt)
  if (until !== null && until <= platform.clock.now()) refuse('PLAN_END_PASSED')
  await change(platform, id, async (transaction) => {
    await grantPlanIn(platform, transaction, id, { plan, endsAt: until, grantedBy: by.id })
    const data = { plan, endsAt }
    await audit(platform, transaction, { by, act: 'person.plan_granted', subject: toAccount(id), reason, data })
  })
  return readPerson(platform, by, id)
}
