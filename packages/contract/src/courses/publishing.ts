import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { courseProblems, spotParts } from './check.ts'

const spot = z.union([
  z.object({ part: z.literal('facts'), field: z.string() }),
  z.object({ part: z.enum(spotParts), id: z.string() }),
  z.object({ part: z.literal('picture'), id: z.string(), unitId: z.string() }),
])

const finding = z.object({
  problem: z.enum(courseProblems),
  spot,
  /** The limit, if one is exceeded. */
  limit: z.int().optional(),
  /** Advice that does not prevent publishing. */
  isAdvice: z.boolean().optional(),
})

export const checkCourse = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/check',
  summary: 'What stands between a course and its learners, as it is being written now, for those who teach it',
  access: 'feature:course',
  cost: 10,
  params: z.object({ id }),
  answers: z.object({ findings: z.array(finding) }),
  refusals: ['COURSE_NOT_FOUND'],
})
export type CourseCheck = z.infer<(typeof checkCourse)['answers']>

export const coursePublishingCalls = [checkCourse] as const
