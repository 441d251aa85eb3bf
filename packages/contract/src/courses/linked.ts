import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { courseParts } from './facts.ts'
import { courseProgress, unitRecord } from './learning.ts'
import { courseLimits } from './limits.ts'

const link = z.object({ courseId: id, unitId: id.nullable() })
export type CourseLink = z.infer<typeof link>

/** Target of a link to a course or one of its units. */
const linked = z.object({
  courseId: id,
  /** Null: the link leads to the course, or the unit has been removed. */
  unit: z.object({ id, name: z.string() }).nullable(),
  /** As requested. */
  unitId: id.nullable(),
  name: z.string(),
  part: z.enum(courseParts).nullable(),
  /** The viewer's progress in the course and the unit; null unless they learn it. */
  progress: courseProgress.nullable(),
  unitRecord: unitRecord.nullable(),
})
export type LinkedCourse = z.infer<typeof linked>

export const readLinkedCourses = endpoint({
  method: 'POST',
  path: '/api/v2/courses/linked',
  summary: 'What links in something that people wrote lead to: those of courses that I may read, in their order',
  access: 'feature:course',
  isReading: true,
  cost: 2,
  body: z.object({ links: z.array(link).max(courseLimits.linked, { error: 'too_many' }) }),
  answers: z.object({ items: z.array(linked) }),
  refusals: [],
})

export const courseLinkCalls = [readLinkedCourses] as const
