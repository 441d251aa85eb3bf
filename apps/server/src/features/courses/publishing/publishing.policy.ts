import type { CourseAction, CoursePart, CourseStatus } from '@learntrail/contract/courses/facts'
import { courseActionsOf } from '@learntrail/contract/courses/policy'

const has = (action: CourseAction) => (part: CoursePart | null, status: CourseStatus) =>
  courseActionsOf(part, status).includes(action)

/** Who may do what with a course, as its menu offers it. */
export const may = {
  publish: (part: CoursePart | null, status: CourseStatus) =>
    has('publish')(part, status) || has('republish')(part, status),
  takeOff: has('takeOff'),
  delete: has('delete'),
  /** Only the owner decides who may learn it. */
  sayWhoLearns: (part: CoursePart | null) => part === 'owner',
}
