import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { schoolPermissions } from './accounts.tables.ts'

/** Returns the ids of the schools an account acts for as a whole. */
export async function listPermittedSchools(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ schoolId: schoolPermissions.schoolId })
    .from(schoolPermissions)
    .where(and(eq(schoolPermissions.accountId, accountId), isNull(schoolPermissions.reach)))
  return rows.map(({ schoolId }) => schoolId)
}

/** Returns all schools an account acts for, each with its reach. */
export async function listPermittedReaches(db: Queryable, accountId: string) {
  const { schoolId, reach } = schoolPermissions
  return db.select({ schoolId, reach }).from(schoolPermissions).where(eq(schoolPermissions.accountId, accountId))
}

/**
 * Adds permissions for whole schools, or for a reach within them. Repeating it changes nothing; a different reach
 * replaces the earlier one.
 */
export async function addPermissions(
  db: Queryable,
  accountId: string,
  schools: string[],
  since: Date,
  reach: SchoolReach | null = null,
): Promise<void> {
  const rows = schools.map((schoolId) => ({ accountId, schoolId, since, reach }))
  const target = [schoolPermissions.accountId, schoolPermissions.schoolId]
  await db.insert(schoolPermissions).values(rows).onConflictDoUpdate({ target, set: { reach } })
}

export async function removePermissions(db: Queryable, accountId: string, schools: string[]): Promise<void> {
  const own = eq(schoolPermissions.accountId, accountId)
  await db.delete(schoolPermissions).where(and(own, inArray(schoolPermissions.schoolId, schools)))
}
