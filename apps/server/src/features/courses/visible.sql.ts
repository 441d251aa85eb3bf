import { notBlockedWith } from '../people/index.ts'

/*
 * Who sees which course, as SQL. `course` and `owner` name the rows of courses and of its owner's account.
 */

export const fromCourses = 'from courses course join accounts a on a.id = course.owner_id'

/** The viewer teaches it along: with `part`, only as that. */
const isEditor = (viewer: string, course: string, part?: 'coEditor' | 'lecturer') => `exists (
  select 1 from course_editors editor where editor.course_id = ${course}.id and editor.person_id = ${viewer}
    and editor.is_accepted${part === undefined ? '' : ` and editor.part = '${part}'`})`

/** The viewer writes it: it is theirs, or they are a co-editor. */
export const writesCourse = (viewer: string, course: string) =>
  `(${course}.owner_id = ${viewer} or ${isEditor(viewer, course, 'coEditor')})`

/** The viewer teaches it: writes it, or is named in it. */
export const teachesCourse = (viewer: string, course: string) =>
  `(${course}.owner_id = ${viewer} or ${isEditor(viewer, course)})`

const isIn = (viewer: string, course: string, further = '') => `exists (select 1 from course_learners learner
  where learner.course_id = ${course}.id and learner.person_id = ${viewer}${further})`

/** What the viewer is in a course (`courseParts`). */
export const partIn = (viewer: string, course: string) => `case when ${course}.owner_id = ${viewer} then 'owner'
  when ${isEditor(viewer, course, 'coEditor')} then 'coEditor' when ${isEditor(viewer, course)} then 'lecturer'
  when ${isIn(viewer, course, ' and learner.has_joined')} then 'learner' end`

/** It is for others at all. */
const isOut = (course: string, owner: string) =>
  `(${course}.edition_number > 0 and not ${course}.is_withheld and ${owner}.deleted_at is null)`

/** The viewer is let as far as its password: it is on the shelf and no block stands between. */
export const reachesCourse = (viewer: string, course: string, owner: string) =>
  `(${isOut(course, owner)} and ${course}.status = 'published' and ${notBlockedWith(viewer, `${course}.owner_id`)})`

/**
 * The viewer may read what was published: it is on the shelf, and open or its password was said; taken off, it stays
 * readable for who is in it.
 */
export const readsEdition = (viewer: string, course: string, owner: string) => `(${isOut(course, owner)}
  and ${notBlockedWith(viewer, `${course}.owner_id`)}
  and ((${course}.status = 'published' and ${course}.password_hash is null) or ${isIn(viewer, course)}))`

/** A course that the viewer may see, as learners have it or as they teach it. */
export const visibleCourse = (viewer: string, course: string, owner: string) =>
  `((${owner}.deleted_at is null and ${teachesCourse(viewer, course)}) or ${readsEdition(viewer, course, owner)})`

/** One that lists and the search show to everybody: `shown_id` says that it is on the shelf, open and not hidden. */
export const shownCourse = (viewer: string, course: string, owner: string) =>
  `(${course}.shown_id is not null and ${owner}.deleted_at is null and ${notBlockedWith(viewer, `${course}.owner_id`)})`

/** Open courses that somebody has published, as the viewer sees how many there are. */
export const countShown = (viewer: string, account: string) =>
  `(select count(*) from courses c where c.owner_id = ${account}.id and ${shownCourse(viewer, 'c', account)})::int`
