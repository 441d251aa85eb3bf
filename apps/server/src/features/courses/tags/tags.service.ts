import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Person } from '../../../platform/access/person.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fromCourses, shownCourse } from '../visible.sql.ts'

/** Only the courses published last are counted; more would not change the tags. */
const mostCourses = 5_000

const publicQuery = {
  name: 'course-tags',
  text: `select tag, count(*)::int as count from (
      select course.id, course.tags ${fromCourses} where ${shownCourse('$1', 'course', 'a')}
      order by course.shown_id desc ${limitTo(mostCourses)}) shown, unnest(shown.tags) tag
    group by tag order by count(*) desc, tag ${limitTo(courseLimits.publicTags)}`,
}

/** Returns the tags of listed courses, the most common first. */
export async function listCourseTags({ pool }: Platform, person: Pick<Person, 'id'>) {
  const { rows } = await pool.query<{ tag: string; count: number }>({ ...publicQuery, values: [person.id] })
  return { tags: rows }
}

const ownQuery = {
  name: 'course-tags-own',
  text: `select tag from (select distinct on (tag) tag, course.updated_at, place
      from courses course, unnest(course.tags) with ordinality one (tag, place) where course.owner_id = $1
      order by tag, course.updated_at desc) used
    order by updated_at desc, place ${limitTo(courseLimits.ownTags)}`,
}

/** Returns the tags of a person's own courses, those of the course changed last first. */
export async function listOwnCourseTags({ pool }: Platform, person: Pick<Person, 'id'>) {
  const { rows } = await pool.query<{ tag: string }>({ ...ownQuery, values: [person.id] })
  return { tags: rows.map(({ tag }) => tag) }
}
