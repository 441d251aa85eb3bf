import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { outlineTold } from './content.ts'
import { course, courseFile, unitTextTold } from './courses.ts'

/** The one unit of a course that can be tried before its password, with the facts shown beside it. */
const trial = z.object({
  _id: id,
  name: z.string(),
  introduction: z.string(),
  lecturers: course.shape.lecturers,
  unit: outlineTold.shape.chapters.element.shape.units.element,
  /** Files that the unit shows. */
  files: z.array(courseFile),
  text: unitTextTold,
})
export type CourseTrial = z.infer<typeof trial>

export const readCourseTrial = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/trial',
  summary: 'The unit of a course on the shelf that everybody may try, also before its password; nothing of it counts',
  access: 'feature:course',
  params: z.object({ id }),
  answers: trial,
  refusals: ['COURSE_NOT_FOUND'],
})

export const courseTrialCalls = [readCourseTrial] as const
