import { courseDocuments } from '@learntrail/contract/courses/facts'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type DocumentName, documentsAccessChanged } from '../../documents/index.ts'
import { courseUnits } from '../courses.tables.ts'

/** All documents that a course may have, those of units that were taken out as well. */
export async function documentsOf(db: Queryable, courseId: string): Promise<DocumentName[]> {
  const units = await db.select({ id: courseUnits.id }).from(courseUnits).where(eq(courseUnits.courseId, courseId))
  return [
    { kind: courseDocuments.structure, thingId: courseId },
    ...units.map(({ id }) => ({ kind: courseDocuments.unitText, thingId: id })),
  ]
}

/**
 * Nobody writes a course by what was true before, and whoever has something of it open asks anew. To be called before the
 * row of the course is held, as changes hold it after their document.
 */
export async function courseAccessChanged(
  platform: Platform,
  transaction: Transaction,
  courseId: string,
): Promise<void> {
  await documentsAccessChanged(platform, transaction, await documentsOf(transaction, courseId))
}
