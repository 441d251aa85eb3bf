import { joinAccount } from '../accounts/index.ts'
import { notBlockedWith } from '../people/index.ts'

/* SQL for who may see which course. `course` and `owner` name the rows of the course and of its owner's account. */

export const fromCourses = `from courses course ${joinAccount('a', 'course.owner_id')}`

/** Whether the viewer co-teaches the course; with `part`, in that part only. */
const isEditor = (viewer: string, course: string, part?: 'coEditor' | 'lecturer') => `exists (
  select 1 from course_editors editor where editor.course_id = ${course}.id and editor.person_id = ${viewer}
    and editor.is_accepted${part === undefined ? '' : ` and editor.part = '${part}'`})`

/** Whether the viewer may write the course, as its owner or a co-editor. */
export const writesCourse = (viewer: string, course: string) =>
  `(${course}.owner_id = ${viewer} or ${isEditor(viewer, course, 'coEditor')})`

/** Whether the viewer teaches the course in any part, including lecturer. */
export const teachesCourse = (viewer: string, course: string) =>
  `(${course}.owner_id = ${viewer} or ${isEditor(viewer, course)})`

const isIn = (viewer: string, course: string, further = '') => `exists (select 1 from course_learners learner
  where learner.course_id = ${course}.id and learner.person_id = ${viewer}${further})`

/** The viewer's part in the course (`courseParts`). */
export const partIn = (viewer: string, course: string) => `case when ${course}.owner_id = ${viewer} then 'owner'
  when ${isEditor(viewer, course, 'coEditor')} then 'coEditor' when ${isEditor(viewer, course)} then 'lecturer'
  when ${isIn(viewer, course, ' and learner.has_joined')} then 'learner' end`

/** Whether it has an edition, is not withheld and its owner's account exists. */
const isOut = (course: string, owner: string) =>
  `(${course}.edition_number > 0 and not ${course}.is_withheld and ${owner}.deleted_at is null)`

/**
 * Whether the viewer can reach the course up to its password: it is published and no block separates them from its
 * owner.
 */
export const reachesCourse = (viewer: string, course: string, owner: string) =>
  `(${isOut(course, owner)} and ${course}.status = 'published' and ${notBlockedWith(viewer, `${course}.owner_id`)})`

/**
 * Whether the viewer may read the edition: it is published without a password, or the viewer gave the password or
 * joined. For the latter it stays readable once unpublished.
 */
export const readsEdition = (viewer: string, course: string, owner: string) => `(${isOut(course, owner)}
  and ${notBlockedWith(viewer, `${course}.owner_id`)}
  and ((${course}.status = 'published' and ${course}.password_hash is null) or ${isIn(viewer, course)}))`

/** Whether the viewer may see the course, as a teacher or in its edition. */
export const visibleCourse = (viewer: string, course: string, owner: string) =>
  `((${owner}.deleted_at is null and ${teachesCourse(viewer, course)}) or ${readsEdition(viewer, course, owner)})`

/** Whether the course is listed for everybody: `shown_id` means published, without a password and not withheld. */
export const shownCourse = (viewer: string, course: string, owner: string) =>
  `(${course}.shown_id is not null and ${owner}.deleted_at is null and ${notBlockedWith(viewer, `${course}.owner_id`)})`

/** Number of a person's listed courses, as the viewer sees them. */
export const countShown = (viewer: string, account: string) =>
  `(select count(*) from courses c where c.owner_id = ${account}.id and ${shownCourse(viewer, 'c', account)})::int`
