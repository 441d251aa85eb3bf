import type { RemarkState } from '@learntrail/contract/courses/remarks'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personOf, personSummaryOf } from '../../people/index.ts'

/* SQL for remarks and replies as the course's teachers read them; they see each other despite blocks. */

const said = (row: string, author: string) => `${row}.id as "_id", ${row}.author_id as "authorId", 
  case when ${author}.deleted_at is null then ${row}.content else '' end as content,
  ${isoTime(`${row}.created_at`)} as "createdAt", ${isoTime(`${row}.edited_at`)} as "editedAt",
  ${personSummaryOf(author)} as author`

const remark = `select ${said('r', 'a')}, r.course_id as "courseId", r.unit_id as "unitId", r.starts_at as start, r.ends_at as "end", r.quote,
    ${isoTime('r.resolved_at')} as "resolvedAt",
    ${personOf('r.resolved_by_id')} as "resolvedBy",
    (select count(*)::int from course_remark_replies reply where reply.remark_id = r.id) as "replyCount"
  from course_remarks r ${joinAccount('a', 'r.author_id')}`

/** Remarks of a unit, newest first. $1 unit, $2 cursor. */
export const remarksQuery = (state: RemarkState, limit: number) => ({
  name: `course-remarks-${state}-${limit}`,
  text: `${remark} where r.unit_id = $1 and r.id < $2 and r.resolved_at is ${state === 'open' ? '' : 'not '}null
    order by r.id desc ${limitTo(limit)}`,
})

/** A remark of a course. $1 course, $2 id. */
export const remarkQuery = { name: 'course-remark', text: `${remark} where r.course_id = $1 and r.id = $2` }

/** All replies to a remark, oldest first. */
export const repliesQuery = {
  name: 'course-remark-replies',
  text: `select ${said('r', 'a')} from course_remark_replies r ${joinAccount('a', 'r.author_id')}
    where r.remark_id = $1 order by r.id`,
}

/** Number of open remarks for each unit of the draft. */
export const countsQuery = {
  name: 'course-remark-counts',
  text: `select r.unit_id as "unitId", count(*)::int as open
    from course_remarks r join course_units unit on unit.id = r.unit_id and not unit.is_removed
    where r.course_id = $1 and r.resolved_at is null group by r.unit_id order by r.unit_id`,
}
