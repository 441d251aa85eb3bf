import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { courseLearners, courses } from '../courses.tables.ts'

/** Null if the course is open to everybody or does not exist. */
export async function findPasswordHash(db: Queryable, id: string): Promise<string | null> {
  const rows = await db.select({ hash: courses.passwordHash }).from(courses).where(eq(courses.id, id))
  return rows[0]?.hash ?? null
}

/** Notes that the person gave the password; a person who has already joined stays joined. */
export async function insertKnowing(
  db: Queryable,
  row: Omit<typeof courseLearners.$inferInsert, 'hasJoined'>,
): Promise<void> {
  await db
    .insert(courseLearners)
    .values({ ...row, hasJoined: false })
    .onConflictDoNothing()
}
