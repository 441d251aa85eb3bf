import type { CourseLink, LinkedCourse } from '@learntrail/contract/courses/linked'
import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { joinAccount } from '../../accounts/index.ts'
import { progressOf, unitRowsOf } from '../learning/progress.sql.ts'
import { unitIn } from '../outline.sql.ts'
import { partIn, visibleCourse } from '../visible.sql.ts'

const learns = (of: string) => `case when learner.person_id is not null then ${of} end`

/** Linked courses that the viewer may read, with their progress. $1 viewer, $2 courses, $3 units. */
const linkedQuery = {
  name: 'courses-linked',
  text: `select course.id as "courseId", link.unit_id as "unitId", edition.outline ->> 'name' as name,
      ${partIn('$1', 'course')} as part,
      case when unit is not null then json_build_object('id', link.unit_id, 'name', unit ->> 'name') end as unit,
      ${learns(progressOf('course.id', 'course.edition_number', '$1'))} as progress,
      ${learns(`(select json_build_object('unitId', one.id, 'percent', one.percent, 'isComplete', one.whole)
        from ${unitRowsOf('course.id', 'course.edition_number', '$1')} one where one.id = link.unit_id)`)} as "unitRecord"
    from unnest($2::uuid[], $3::uuid[]) with ordinality link (course_id, unit_id, place)
      join courses course on course.id = link.course_id ${joinAccount('a', 'course.owner_id')}
      join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
      left join course_learners learner on learner.course_id = course.id and learner.person_id = $1 and learner.has_joined
      left join lateral ${unitIn('edition.outline', 'link.unit_id')} unit on link.unit_id is not null
    where ${visibleCourse('$1', 'course', 'a')} order by link.place`,
}

/** Returns the courses that links lead to; skips those the viewer may not read. */
export async function readLinked(
  { pool }: Platform,
  person: Pick<Person, 'id'>,
  links: readonly CourseLink[],
): Promise<LinkedCourse[]> {
  if (links.length === 0) return []
  const values = [person.id, links.map(({ courseId }) => courseId), links.map(({ unitId }) => unitId)]
  return (await pool.query<LinkedCourse>({ ...linkedQuery, values })).rows
}
