import { eq } from 'drizzle-orm'
import { refuse } from '../../../platform/http/refusal.ts'
import { type CommentedThing, type CommentTarget, commentsSeen } from '../../comments/index.ts'
import { courses } from '../courses.tables.ts'
import { fromCourses, teachesCourse, visibleCourse } from '../visible.sql.ts'

const ofCourse = (target: string, what: string) => `(select ${what} from courses course where course.id = ${target})`

/** A course as what people comment on. Between those who teach it and those who learn it a block ends there. */
export const commentedCourse: CommentedThing = {
  type: 'course',
  ownerOf: (target) => ofCourse(target, 'course.owner_id'),
  meetsAt: (viewer, person, target) =>
    ofCourse(target, `${teachesCourse(viewer, 'course')} or ${teachesCourse(person, 'course')}`),
}

/** What is said in a course is read by those who read the course, unless it is closed: then by those who teach it. */
const readsDiscussion = (viewer: string, course: string, owner: string) =>
  `(${course}.edition_number > 0 and ${visibleCourse(viewer, course, owner)}
    and (${course}.forum_status <> 'closed' or ${teachesCourse(viewer, course)}))`

/** How much is said in a course, as the viewer sees it; nothing where they may not read it. */
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
