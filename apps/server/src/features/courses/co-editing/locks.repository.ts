import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { writesCourse } from '../visible.sql.ts'

/** Ids of the course's chapters that have units. */
export async function listChapters(db: Queryable, courseId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct chapter_id as id from course_units
    where course_id = ${courseId} and chapter_id is not null and not is_removed`)
  return rows.map(({ id }) => id)
}

/** Ids of the courses with a chapter of this id that the person may write. */
export async function listChaptersNamed(db: Queryable, personId: string, chapterId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select course.id from courses course cross join (select ${personId}::uuid as id) v
    where course.id in (select course_id from course_units where chapter_id = ${chapterId})
      and ${sql.raw(writesCourse('v.id', 'course'))} order by course.id`)
  return rows.map(({ id }) => id)
}
