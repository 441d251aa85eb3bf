import { eq } from 'drizzle-orm'
import { refuse } from '../../../platform/http/refusal.ts'
import { type CommentedThing, type CommentTarget, commentsSeen } from '../../comments/index.ts'
import { courses } from '../courses.tables.ts'
import { fromCourses, teachesCourse, visibleCourse } from '../visible.sql.ts'

const ofCourse = (target: string, what: string) => `(select ${what} from courses course where course.id = ${target})`

/** A course as a thing to comment on. Blocks are lifted between its teachers and everybody else in it. */
export const commentedCourse: CommentedThing = {
  type: 'course',
  ownerOf: (target) => ofCourse(target, 'course.owner_id'),
  meetsAt: (viewer, person, target) =>
    ofCourse(target, `${teachesCourse(viewer, 'course')} or ${teachesCourse(person, 'course')}`),
}

/** A discussion is visible to those who can read the course; a closed one only to its teachers. */
const readsDiscussion = (viewer: string, course: string, owner: string) =>
  `(${course}.edition_number > 0 and ${visibleCourse(viewer, course, owner)}
    and (${course}.forum_status <> 'closed' or ${teachesCourse(viewer, course)}))`

/** Number of comments in a course as the viewer sees them; 0 if they may not read the discussion. */
export const discussionSeen = (viewer: string, course: string, owner: string) =>
  `case when ${readsDiscussion(viewer, course, owner)} then ${commentsSeen(viewer, commentedCourse, {
    id: `${course}.id`,
    counter: `${course}.discussion_count`,
  })} else 0 end`

export const courseCommentTarget: CommentTarget = {
  ...commentedCourse,
  table: 'courses',
  counter: 'discussion_count',
  ownerSeenBy: (viewer, target) =>
    `(select course.owner_id ${fromCourses} where course.id = ${target} and ${readsDiscussion(viewer, 'course', 'a')})`,
  titleOf: (target) => `(select coalesce(edition.outline ->> 'name', course.name) from courses course
    left join course_editions edition on edition.course_id = course.id and edition.number = course.edition_number
    where course.id = ${target})`,
  isModeratedBy: (viewer, target) => ofCourse(target, teachesCourse(viewer, 'course')),
  async checkOpen(transaction, target) {
    const [course] = await transaction
      .select({ status: courses.forumStatus })
      .from(courses)
      .where(eq(courses.id, target))
    if (course?.status === 'closed') refuse('COURSE_DISCUSSION_CLOSED')
    if (course?.status === 'stopped') refuse('COURSE_DISCUSSION_STOPPED')
  },
  missing: {
    target: 'COURSE_NOT_FOUND',
    comment: 'COURSE_DISCUSSION_NOT_FOUND',
    reply: 'COURSE_DISCUSSION_NOT_FOUND',
  },
}
