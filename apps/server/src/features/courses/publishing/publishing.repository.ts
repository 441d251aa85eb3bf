import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { fromFiles } from '../../files/index.ts'
import { courseEditions, courseEditionUnits, courseFiles, courseLearners } from '../courses.tables.ts'

/** What publishing needs to know of a course file. */
export interface FileHere {
  id: string
  use: CourseFileUse
  /** Null while it is being uploaded, or once its owner has deleted it. */
  fileId: string | null
  /** Whether a film has captions. */
  hasCaptions: boolean
}

/** Files of the draft. */
export async function listFilesHere(db: Queryable, courseId: string): Promise<FileHere[]> {
  const { id, use, fileId } = courseFiles
  const hasCaptions = sql<boolean>`coalesce(
    (select jsonb_array_length(f.captions) > 0 ${withValues(fromFiles('f', '$1'), fileId)}), false)`
  return db
    .select({ id, use, fileId, hasCaptions })
    .from(courseFiles)
    .where(and(eq(courseFiles.courseId, courseId), eq(courseFiles.isRemoved, false)))
    .orderBy(asc(id))
}

type NewEdition = typeof courseEditions.$inferInsert

/** Returns what the next edition needs of the previous one. */
export async function findEditionBefore(transaction: Transaction, courseId: string, number: number) {
  const { outline, addedUnits } = courseEditions
  const isIt = and(eq(courseEditions.courseId, courseId), eq(courseEditions.number, number))
  return (await transaction.select({ outline, addedUnits }).from(courseEditions).where(isIt))[0]
}

/** Stores an edition and deletes the previous ones, which nobody reads any more. */
export async function putEdition(
  transaction: Transaction,
  edition: NewEdition,
  texts: ReadonlyMap<string, PicturedDocument>,
): Promise<void> {
  const { courseId, number } = edition
  await transaction.insert(courseEditions).values(edition)
  const rows = [...texts].map(([unitId, text]) => ({ courseId, number, unitId, text }))
  for (let from = 0; from < rows.length; from += 100)
    await transaction.insert(courseEditionUnits).values(rows.slice(from, from + 100))
  await transaction
    .delete(courseEditions)
    .where(and(eq(courseEditions.courseId, courseId), lt(courseEditions.number, number)))
}

/**
 * Deletes files that were removed from the draft and that the edition does not show. Returns the stored files they
 * used.
 */
export async function deleteRemovedFiles(
  transaction: Transaction,
  courseId: string,
  kept: readonly string[],
): Promise<string[]> {
  const isOver = sql`${courseFiles.isRemoved} and (${courseFiles.fileId} is null
    or ${courseFiles.fileId} <> all (${sql.param([...kept])}::uuid[]))`
  const gone = await transaction
    .delete(courseFiles)
    .where(and(eq(courseFiles.courseId, courseId), isOver))
    .returning({ fileId: courseFiles.fileId })
  return gone.flatMap(({ fileId }) => fileId ?? [])
}

/** Ids of the stored files of the draft and of editions. */
export async function listFileIds(transaction: Transaction, courseId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select of.file_id as id from course_files of where of.course_id = ${courseId} and of.file_id is not null
    union select unnest(edition.file_ids) from course_editions edition where edition.course_id = ${courseId}`)
  return rows.map(({ id }) => id)
}

export async function listLearners(transaction: Transaction, courseId: string): Promise<string[]> {
  const isOne = and(eq(courseLearners.courseId, courseId), eq(courseLearners.hasJoined, true))
  const rows = await transaction.select({ id: courseLearners.personId }).from(courseLearners).where(isOne)
  return rows.map(({ id }) => id)
}

/** Whether the course has this file as a banner. */
export async function hasBanner(transaction: Transaction, courseId: string, id: string): Promise<boolean> {
  const isIt = and(
    eq(courseFiles.courseId, courseId),
    eq(courseFiles.id, id),
    eq(courseFiles.use, 'banner'),
    eq(courseFiles.isRemoved, false),
  )
  return (await transaction.$count(courseFiles, isIt)) > 0
}
