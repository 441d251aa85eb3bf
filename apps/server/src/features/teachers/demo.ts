import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import type { Platform } from '../../platform/platform.ts'
import { addPermissions, updateAccount } from '../accounts/index.ts'
import { findOrganization } from '../profiles/index.ts'

/* What the demo school is made with (`demo/`), and nothing else. */

/** All of it, or as far as the reach says. */
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
