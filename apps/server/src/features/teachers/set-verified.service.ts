import { teacherUnverified, teacherVerified } from '@learntrail/contract/teachers/events'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from '../accounts/index.ts'
import { findOrganization } from '../profiles/index.ts'
import { deleteVerification, putVerification } from './teachers.repository.ts'

/** Verifies a teacher named by the school's own list, within making the account. */
export async function verifyOfSchool(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  const at = clock.now()
  await putVerification(transaction, { accountId, at })
  await updateAccount(transaction, accountId, { teacherVerifiedAt: at })
  await events.record(transaction, teacherVerified, { actorId: null, subjectId: accountId, data: { by: 'school' }, at })
}

/** Verifies a teacher on the word of staff, or takes that back; the caller holds the account. */
export async function setVerified(
  { clock, events }: Platform,
  transaction: Transaction,
  accountId: string,
  isVerified: boolean,
): Promise<void> {
  const at = clock.now()
  if (!isVerified) {
    await deleteVerification(transaction, accountId)
    await updateAccount(transaction, accountId, { teacherVerifiedAt: null })
    await events.record(transaction, teacherUnverified, { actorId: null, subjectId: accountId, at })
    return
  }
  const belonging = await findOrganization(transaction, accountId)
  if (belonging?.row.type !== 'academic_unit' || belonging.row.academicRole !== 'teacher') refuse('NOT_A_TEACHER')
  await updateAccount(transaction, accountId, { teacherVerifiedAt: at, vouchedSchoolId: belonging.row.schoolId })
  await events.record(transaction, teacherVerified, { actorId: null, subjectId: accountId, data: { by: 'staff' }, at })
}
