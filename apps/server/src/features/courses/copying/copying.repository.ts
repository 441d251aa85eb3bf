import { and, asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { courseFiles } from '../courses.tables.ts'

export type StoredFile = typeof courseFiles.$inferSelect

/** Files of the draft, oldest first. */
export async function listFiles(db: Queryable, courseId: string): Promise<StoredFile[]> {
  const isHere = and(eq(courseFiles.courseId, courseId), eq(courseFiles.isRemoved, false))
  return db.select().from(courseFiles).where(isHere).orderBy(asc(courseFiles.id))
}

export async function insertFiles(transaction: Transaction, rows: StoredFile[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(courseFiles).values(rows)
}
