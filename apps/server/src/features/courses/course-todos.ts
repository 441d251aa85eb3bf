import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { askedBy, openInvitations } from './co-editing/co-editing.repository.ts'
import { fromCourses, visibleCourse } from './visible.sql.ts'

const feature = 'course'

/** Courses that the viewer is asked to teach along; the id is the invitation's. */
const invited: TodoSource = {
  kind: 'courseInvited',
  feature,
  first: 'since desc',
  waiting: () => `select editor.id, course.name as title, '' as where_name, ${askedBy} as person,
      1 as count, null::timestamptz as at, editor.invited_at as since
    ${openInvitations('$1')}`,
}

/** Days since somebody last learnt, after which a course waits for them no more. */
const goesOnFor = 30

/** Courses that the viewer is in the middle of. */
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
