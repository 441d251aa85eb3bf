import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { schoolPermissions } from './accounts.tables.ts'

/** Ids of the schools that somebody acts for. */
export async function listPermittedSchools(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ schoolId: schoolPermissions.schoolId })
    .from(schoolPermissions)
    .where(eq(schoolPermissions.accountId, accountId))
  return rows.map(({ schoolId }) => schoolId)
}

/** Repeating it changes nothing. */
export async function addPermissions(db: Queryable, accountId: string, schools: string[], since: Date): Promise<void> {
  const rows = schools.map((schoolId) => ({ accountId, schoolId, since }))
  await db.insert(schoolPermissions).values(rows).onConflictDoNothing()
}

export async function removePermissions(db: Queryable, accountId: string, schools: string[]): Promise<void> {
  const own = eq(schoolPermissions.accountId, accountId)
  await db.delete(schoolPermissions).where(and(own, inArray(schoolPermissions.schoolId, schools)))
}
