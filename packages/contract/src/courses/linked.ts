import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { courseParts } from './facts.ts'
import { courseProgress, unitRecord } from './learning.ts'
import { courseLimits } from './limits.ts'

const link = z.object({ courseId: id, unitId: id.nullable() })
export type CourseLink = z.infer<typeof link>

/** What a link to a course, or to one of its units, leads to. */
const linked = z.object({
  courseId: id,
  /** Null: the course, also where the unit is gone from it. */
  unit: z.object({ id, name: z.string() }).nullable(),
  /** As it was asked for. */
  unitId: id.nullable(),
  name: z.string(),
  part: z.enum(courseParts).nullable(),
  /** How far I am with the course, and with the unit; null unless I learn it. */
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
