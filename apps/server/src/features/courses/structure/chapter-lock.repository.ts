import { createHash } from 'node:crypto'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CoEdited, DocumentName } from '../../documents/index.ts'
import { courseUnits } from '../courses.tables.ts'

/**
 * Name of a chapter's lock. Clients choose chapter ids, so the name includes the course: reusing the id of another
 * course's chapter locks nothing there.
 */
export function chapterLock(courseId: string, chapterId: string): DocumentName {
  const hash = createHash('sha256').update(`${courseId} ${chapterId}`).digest('hex')
  const thingId = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)]
  return { kind: 'courseChapter', thingId: thingId.join('-') }
}

/** The texts of a chapter's units are locked together. */
export const lockedByChapter: NonNullable<CoEdited['lockedTogether']> = {
  async locksOf(db, unitIds) {
    const units = await db
      .select({ id: courseUnits.id, courseId: courseUnits.courseId, chapterId: courseUnits.chapterId })
      .from(courseUnits)
      .where(and(inArray(courseUnits.id, [...unitIds]), isNotNull(courseUnits.chapterId)))
    return new Map(units.map(({ id, courseId, chapterId }) => [id, chapterLock(courseId, chapterId ?? '')] as const))
  },
  async documentsWith(db, unitId) {
    const beside = alias(courseUnits, 'beside')
    const units = await db
      .select({ id: beside.id })
      .from(courseUnits)
      .innerJoin(beside, and(eq(beside.courseId, courseUnits.courseId), eq(beside.chapterId, courseUnits.chapterId)))
      .where(eq(courseUnits.id, unitId))
    return units.length === 0 ? [textOf(unitId)] : units.map(({ id }) => textOf(id))
  },
}

const textOf = (unitId: string): DocumentName => ({ kind: courseDocuments.unitText, thingId: unitId })

/** Documents of the chapter's unit texts; empty if the course has no such chapter or it has no units. */
export async function textsOfChapter(db: Queryable, courseId: string, chapterId: string): Promise<DocumentName[]> {
  const isIn = and(
    eq(courseUnits.courseId, courseId),
    eq(courseUnits.chapterId, chapterId),
    eq(courseUnits.isRemoved, false),
  )
  const units = await db.select({ id: courseUnits.id }).from(courseUnits).where(isIn)
  return units.map(({ id }) => textOf(id))
}
