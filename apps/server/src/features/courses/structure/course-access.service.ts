import { courseDocuments } from '@learntrail/contract/courses/facts'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type DocumentName, documentsAccessChanged } from '../../documents/index.ts'
import { courseUnits } from '../courses.tables.ts'

/** All documents that a course may have, including those of removed units. */
export async function documentsOf(db: Queryable, courseId: string): Promise<DocumentName[]> {
  const units = await db.select({ id: courseUnits.id }).from(courseUnits).where(eq(courseUnits.courseId, courseId))
  return [
    { kind: courseDocuments.structure, thingId: courseId },
    ...units.map(({ id }) => ({ kind: courseDocuments.unitText, thingId: id })),
  ]
}

/**
 * Makes writers and readers of a course's documents check their access anew. Call it before locking the course's row,
 * as writers lock it after their document.
 */
export async function courseAccessChanged(
  platform: Platform,
  transaction: Transaction,
  courseId: string,
): Promise<void> {
  await documentsAccessChanged(platform, transaction, await documentsOf(transaction, courseId))
}
