import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { courseLearners, courses } from '../courses.tables.ts'

/** Null: open to everybody, or not there. */
export async function findPasswordHash(db: Queryable, id: string): Promise<string | null> {
  const rows = await db.select({ hash: courses.passwordHash }).from(courses).where(eq(courses.id, id))
  return rows[0]?.hash ?? null
}

/** The person has said the password; whoever has joined already stays so. */
export async function insertKnowing(
  db: Queryable,
  row: Omit<typeof courseLearners.$inferInsert, 'hasJoined'>,
): Promise<void> {
  await db
    .insert(courseLearners)
    .values({ ...row, hasJoined: false })
    .onConflictDoNothing()
}
