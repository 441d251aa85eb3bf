import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentsAccessChanged, readDocument, removeDocument } from '../../documents/index.ts'
import { courseUnits } from '../courses.tables.ts'
import { courseAccessChanged, documentsOf } from '../structure/course-access.service.ts'
import { outlineOf } from '../structure/course-document.mapping.ts'
import { saysSomething, unitTextOf } from '../structure/unit-text.mapping.ts'
import { type FileHere, listFilesHere } from './publishing.repository.ts'

/** Everything written in a course. */
export interface CourseContent {
  outline: CourseOutline
  /** Texts by unit id, of units that have one. */
  texts: ReadonlyMap<string, PicturedDocument>
  files: readonly FileHere[]
}

const structure = (courseId: string) => ({ kind: courseDocuments.structure, thingId: courseId })
const textOf = (unitId: string) => ({ kind: courseDocuments.unitText, thingId: unitId })

/** Reads the whole draft. */
export async function readContent(
  platform: Platform,
  courseId: string,
  transaction: Transaction,
): Promise<CourseContent> {
  const outline = outlineOf(await readDocument(platform, structure(courseId), transaction))
  const texts = new Map<string, PicturedDocument>()
  const unitsHere = new Set(outline.chapters.flatMap(({ units }) => units.map(({ id }) => id)))
  const written = and(eq(courseUnits.courseId, courseId), eq(courseUnits.hasText, true))
  for (const { id } of await transaction.select({ id: courseUnits.id }).from(courseUnits).where(written)) {
    if (!unitsHere.has(id)) continue
    const text = unitTextOf(await readDocument(platform, textOf(id), transaction))
    if (saysSomething(text)) texts.set(id, text)
  }
  return { outline, texts, files: await listFilesHere(transaction, courseId) }
}

/**
 * Locks all documents of a course until the transaction ends and has writers check their access anew: a concurrent
 * change is either stored already and read, or waits. Call it before locking the course's row, as writers lock it after
 * their document.
 */
export async function holdDocuments(platform: Platform, transaction: Transaction, courseId: string): Promise<void> {
  const known = await listUnits(transaction, courseId)
  await begin(platform, transaction, known)
  await courseAccessChanged(platform, transaction, courseId)
  // The structure is locked from here on, so no more units can be added.
  const ids = new Set(known.map(({ id }) => id))
  const added = (await listUnits(transaction, courseId)).filter(({ id }) => !ids.has(id))
  await begin(platform, transaction, added)
  await documentsAccessChanged(
    platform,
    transaction,
    added.map(({ id }) => textOf(id)),
  )
}

/** Units of the draft. */
function listUnits(transaction: Transaction, courseId: string) {
  const { id, hasText } = courseUnits
  const isHere = and(eq(courseUnits.courseId, courseId), eq(courseUnits.isRemoved, false))
  return transaction.select({ id, hasText }).from(courseUnits).where(isHere).orderBy(id)
}

/** Creates missing texts, so that there is a document to lock. */
async function begin(platform: Platform, transaction: Transaction, units: readonly { id: string; hasText: boolean }[]) {
  for (const { id, hasText } of units) if (!hasText) await readDocument(platform, textOf(id), transaction)
}

/** Deletes all documents of a course, including those of removed units. */
export async function removeDocuments(platform: Platform, transaction: Transaction, courseId: string): Promise<void> {
  for (const name of await documentsOf(transaction, courseId)) await removeDocument(platform, transaction, name)
}
