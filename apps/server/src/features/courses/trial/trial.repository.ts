import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { CourseTrial } from '@learntrail/contract/courses/trial'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import { joinFile } from '../../files/index.ts'
import { fileTold, lecturersOf } from '../courses.queries.ts'
import { courseTrials } from '../courses.tables.ts'
import { unitIn } from '../outline.sql.ts'
import { fromCourses, reachesCourse } from '../visible.sql.ts'

/** The trial unit of a course. $1 viewer, $2 course. */
const trialQuery = {
  name: 'course-trial',
  text: `select course.id as "_id", edition.outline ->> 'name' as name, edition.outline ->> 'introduction' as introduction,
      ${lecturersOf} as lecturers, unit, words.text, (select coalesce(json_agg(${fileTold} order by of.at, of.id), '[]')
        from course_files of left ${joinFile('f', 'of.file_id')}
        where of.course_id = course.id and of.file_id = any(trial.file_ids)) as files
    ${fromCourses} join course_trials trial on trial.course_id = course.id
      join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
      cross join lateral ${unitIn('edition.outline', 'trial.unit_id')} unit
      left join course_edition_units words on words.course_id = course.id and words.number = edition.number
        and words.unit_id = trial.unit_id
    where course.id = $2 and unit is not null and ${reachesCourse('$1', 'course', 'a')}`,
}

export type TrialRow = Omit<CourseTrial, 'text'> & { text: PicturedDocument | null }

export async function findTrial(pool: Pool, viewer: string, id: string): Promise<TrialRow | undefined> {
  return (await pool.query<TrialRow>({ ...trialQuery, values: [viewer, id] })).rows[0]
}

/**
 * Opens a unit of an edition to everybody, with just the files of its resources and pictures. Returns false if the
 * edition has no such unit.
 */
export async function putTrial(
  transaction: Transaction,
  courseId: string,
  number: number,
  unitId: string,
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    insert into course_trials (course_id, unit_id, file_ids)
    select edition.course_id, chosen.id, array(
      select distinct of.file_id from course_files of
      where of.course_id = edition.course_id and of.file_id = any(edition.file_ids) and of.id::text in (
        select resource ->> 'courseFileId' from jsonb_array_elements(unit -> 'resources') resource
        union all
        select block -> 'attrs' ->> 'fileId' from course_edition_units words,
          jsonb_array_elements(words.text -> 'content') block
        where words.course_id = edition.course_id and words.number = edition.number
          and words.unit_id = chosen.id and block ->> 'type' = 'picture'))
    from course_editions edition
      cross join (select ${unitId}::uuid as id) chosen
      cross join lateral ${sql.raw(unitIn('edition.outline', 'chosen.id'))} unit
    where edition.course_id = ${courseId} and edition.number = ${number} and unit is not null
    on conflict (course_id) do update set unit_id = excluded.unit_id, file_ids = excluded.file_ids
    returning 1`)
  return rows.length > 0
}

export async function findTrialUnit(transaction: Transaction, courseId: string): Promise<string | undefined> {
  const { unitId } = courseTrials
  const rows = await transaction.select({ unitId }).from(courseTrials).where(eq(courseTrials.courseId, courseId))
  return rows[0]?.unitId
}

export async function deleteTrial(transaction: Transaction, courseId: string): Promise<void> {
  await transaction.delete(courseTrials).where(eq(courseTrials.courseId, courseId))
}
