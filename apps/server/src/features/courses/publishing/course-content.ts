import type { ContentDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentAccessChanged, readDocument, removeDocument } from '../../documents/index.ts'
import { courseUnits } from '../courses.tables.ts'
import { outlineOf } from '../structure/course-document.ts'
import { hasWords, unitTextOf } from '../structure/unit-text.ts'
import { type FileHere, listFilesHere } from './publishing.repository.ts'

/** All that is written of a course. */
export interface CourseContent {
  outline: CourseOutline
  /** Of the units that have words. */
  texts: ReadonlyMap<string, ContentDocument>
  files: readonly FileHere[]
}

const structure = (courseId: string) => ({ kind: courseDocuments.structure, thingId: courseId })
const textOf = (unitId: string) => ({ kind: courseDocuments.unitText, thingId: unitId })

/** Everything as it is written. */
export async function readContent(
  platform: Platform,
  courseId: string,
  transaction: Transaction,
): Promise<CourseContent> {
  const outline = outlineOf(await readDocument(platform, structure(courseId), transaction))
  const texts = new Map<string, ContentDocument>()
  const unitsHere = new Set(outline.chapters.flatMap(({ units }) => units.map(({ id }) => id)))
  const written = and(eq(courseUnits.courseId, courseId), eq(courseUnits.hasText, true))
  for (const { id } of await transaction.select({ id: courseUnits.id }).from(courseUnits).where(written)) {
    if (!unitsHere.has(id)) continue
    const text = unitTextOf(await readDocument(platform, textOf(id), transaction))
    if (hasWords(text)) texts.set(id, text)
  }
  return { outline, texts, files: await listFilesHere(transaction, courseId) }
}

/**
 * Holds all documents of a course until the transaction ends, and lets nobody write by what was true before: a change that
 * comes meanwhile is either stored already and read, or waits and asks anew who may write. To be called before the row of
 * the course is held, as changes hold it after their document.
 */
export async function holdDocuments(platform: Platform, transaction: Transaction, courseId: string): Promise<void> {
  await documentAccessChanged(platform, transaction, structure(courseId))
  for (const { id, hasText } of await listUnits(transaction, courseId)) {
    // Begun where it was not yet, so that there is something to hold.
    if (!hasText) await readDocument(platform, textOf(id), transaction)
    await documentAccessChanged(platform, transaction, textOf(id))
  }
}

/** Units of the draft, in the order in which their documents are held. */
function listUnits(transaction: Transaction, courseId: string) {
  const { id, hasText } = courseUnits
  const isHere = and(eq(courseUnits.courseId, courseId), eq(courseUnits.isRemoved, false))
  return transaction.select({ id, hasText }).from(courseUnits).where(isHere).orderBy(id)
}

/** They go with the course, those of units that were taken out as well. */
export async function removeDocuments(platform: Platform, transaction: Transaction, courseId: string): Promise<void> {
  const units = await transaction
    .select({ id: courseUnits.id })
    .from(courseUnits)
    .where(eq(courseUnits.courseId, courseId))
    .orderBy(courseUnits.id)
  await removeDocument(platform, transaction, structure(courseId))
  for (const { id } of units) await removeDocument(platform, transaction, textOf(id))
}
