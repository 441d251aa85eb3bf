import type { CourseFile } from '@learntrail/contract/courses/courses'
import { and, eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { fileQuery } from '../courses.queries.ts'
import { courseFiles } from '../courses.tables.ts'

type StoredCourseFile = typeof courseFiles.$inferSelect
type NewCourseFile = typeof courseFiles.$inferInsert

export async function findFile(db: Queryable, id: string): Promise<StoredCourseFile | undefined> {
  return (await db.select().from(courseFiles).where(eq(courseFiles.id, id)))[0]
}

export async function findByClient(
  db: Queryable,
  courseId: string,
  clientId: string,
): Promise<StoredCourseFile | undefined> {
  const isIt = and(eq(courseFiles.courseId, courseId), eq(courseFiles.clientId, clientId))
  return (await db.select().from(courseFiles).where(isIt))[0]
}

export async function countFiles(db: Queryable, courseId: string): Promise<number> {
  return db.$count(courseFiles, eq(courseFiles.courseId, courseId))
}

export async function insertFile(transaction: Transaction, row: NewCourseFile): Promise<void> {
  await transaction.insert(courseFiles).values(row)
}

export async function updateFile(transaction: Transaction, id: string, change: Partial<NewCourseFile>): Promise<void> {
  await transaction.update(courseFiles).set(change).where(eq(courseFiles.id, id))
}

export async function deleteFile(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(courseFiles).where(eq(courseFiles.id, id))
}

/** Whether any edition shows the file. */
export async function isInEdition(
  transaction: Transaction,
  { courseId, fileId }: Pick<StoredCourseFile, 'courseId' | 'fileId'>,
): Promise<boolean> {
  if (fileId === null) return false
  const { rows } = await transaction.execute(sql`
    select 1 from course_editions where course_id = ${courseId} and ${fileId}::uuid = any(file_ids) limit 1`)
  return rows.length > 0
}

/** Returns a file as the course's writers see it. */
export async function readFile(pool: Pool, id: string): Promise<CourseFile | undefined> {
  return (await pool.query<{ file: CourseFile }>({ ...fileQuery, values: [id] })).rows[0]?.file
}
