import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import type { Platform } from '../../platform/platform.ts'
import { addPermissions, updateAccount } from '../accounts/index.ts'
import { findOrganization } from '../profiles/index.ts'

/* For the demo school (`demo/`) only. */

/** Lets a person act for their own school, all of it or within a reach. */
export async function permitOwnSchool(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: string,
  reach: SchoolReach | null = null,
): Promise<void> {
  const belonging = await findOrganization(db, accountId)
  if (belonging?.row.schoolId) await addPermissions(db, accountId, [belonging.row.schoolId], clock.now(), reach)
}

export async function verifyAtOwnSchool(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  accountId: string,
): Promise<void> {
  const belonging = await findOrganization(db, accountId)
  await updateAccount(db, accountId, {
    teacherVerifiedAt: clock.now(),
    vouchedSchoolId: belonging?.row.schoolId ?? null,
  })
}
