import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { askedBy, openInvitations } from './co-editing/co-editing.repository.ts'
import { fromCourses, visibleCourse } from './visible.sql.ts'

const feature = 'course'

/** Open invitations to teach along; the id is the invitation's. */
const invited: TodoSource = {
  kind: 'courseInvited',
  feature,
  first: 'since desc',
  waiting: () => `select editor.id, course.name as title, '' as where_name, ${askedBy} as person,
      1 as count, null::timestamptz as at, editor.invited_at as since
    ${openInvitations('$1')}`,
}

/** Days without learning after which an unfinished course is no longer listed. */
const goesOnFor = 30

/** Unfinished courses in which the viewer learnt recently. */
const toGoOn: TodoSource = {
  kind: 'courseToGoOn',
  feature,
  first: 'since desc',
  waiting: () => `select course.id, course.name as title, '' as where_name, null::json as person, 1 as count,
      null::timestamptz as at, joined.learnt_at as since
    ${fromCourses} join course_learners joined on joined.course_id = course.id
    where joined.person_id = $1 and joined.has_joined and joined.finished_at is null
      and joined.learnt_at >= $2::timestamptz - interval '${goesOnFor} days' and ${visibleCourse('$1', 'course', 'a')}`,
}

export const courseTodos = [invited, toGoOn]
