import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fromFewCourses } from '../lists/lists.queries.ts'
import { shownCourse } from '../visible.sql.ts'

/** Steps from one semester to the next along the index, so the number of courses does not matter. $1 viewer. */
export const semestersQuery = {
  name: 'course-semesters',
  text: `with recursive had as (
      (select semester from courses where shown_id is not null and semester is not null order by semester limit 1)
      union all
      select (select semester from courses where shown_id is not null and semester > had.semester order by semester limit 1)
      from had where had.semester is not null)
    select had.semester from had
    where had.semester is not null and (
      select true ${fromFewCourses} where course.semester = had.semester and ${shownCourse('$1', 'course', 'a')} limit 1)
    order by split_part(had.semester, '-', 1)::int desc, had.semester desc ${limitTo(courseLimits.semesters)}`,
}

/** Returns the semesters of listed courses, newest first. */
export async function listCourseSemesters({ pool }: Platform, person: Pick<Person, 'id'>) {
  const { rows } = await pool.query<{ semester: string }>({ ...semestersQuery, values: [person.id] })
  return { semesters: rows.map(({ semester }) => semester) }
}
