import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { courseCard } from './courses.ts'
import { courseLimits } from './limits.ts'

const access = 'feature:learning-group'
const path = '/api/v2/courses/group/:groupId'
const ofCourse = z.object({ groupId: id, id })
const done = z.object({ ok: z.literal(true) })

const inGroup = courseCard.extend({
  addedAt: time,
  /**
   * Counts among the members whom the viewer leads: those who have joined and finished; null if the viewer leads none.
   */
  counts: z.object({ members: z.int(), joined: z.int(), finished: z.int() }).nullable(),
  /** The viewer has joined and finished it. */
  isFinished: z.boolean(),
})
export type CourseInGroup = z.infer<typeof inGroup>

export const listCoursesOfGroup = endpoint({
  method: 'GET',
  path,
  summary: 'Courses that a group of mine takes, as far as I may see them, latest first',
  access,
  cost: 2,
  params: z.object({ groupId: id }),
  answers: z.object({
    items: z.array(inGroup).max(courseLimits.inGroup),
    /** Whether the viewer may add and remove courses. */
    canChange: z.boolean(),
  }),
  refusals: ['GROUP_NOT_FOUND'],
})
export type CoursesOfGroup = z.infer<(typeof listCoursesOfGroup)['answers']>

export const addCourseToGroup = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  summary:
    'Let a group that I administer take a course: one that is open, or one with a password that I teach, which then opens to its members. Again is harmless',
  access,
  params: ofCourse,
  answers: done,
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_ARCHIVED',
    'COURSE_NOT_FOUND',
    'COURSE_PASSWORD_NEEDED',
    'COURSE_NOT_PUBLISHED',
    'COURSE_NOT_OPEN_TO_GROUPS',
    'COURSE_GROUP_LIMIT_REACHED',
  ],
})

export const removeCourseFromGroup = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'The group takes it no more; who is in it stays. Again is harmless',
  access,
  needsNoPlan: true,
  params: ofCourse,
  answers: done,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED'],
})

export const joinCourseOfGroup = endpoint({
  method: 'POST',
  path: `${path}/:id/join`,
  summary: 'Learn a course that a group of mine takes, without its password. Again is harmless',
  access,
  params: ofCourse,
  answers: done,
  refusals: ['GROUP_NOT_FOUND', 'COURSE_NOT_FOUND', 'COURSE_TAUGHT'],
})

const learner = z.object({
  person: personSummary,
  /** Seat number, and the real name known to the school, in a class. */
  memberNumber: z.string(),
  realName: z.string(),
  hasJoined: z.boolean(),
  isComplete: z.boolean(),
})
export type GroupLearner = z.infer<typeof learner>

export const listGroupLearners = endpoint({
  method: 'GET',
  path: `${path}/:id/learners`,
  summary:
    'Who of a group that I administer is in a course, and has finished it, by seat numbers; nothing of what they watched',
  access,
  cost: 5,
  params: ofCourse,
  answers: z.object({ items: z.array(learner) }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'COURSE_NOT_FOUND'],
})

export const courseGroupCalls = [
  listCoursesOfGroup,
  addCourseToGroup,
  removeCourseFromGroup,
  joinCourseOfGroup,
  listGroupLearners,
] as const
