import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { courseTimes } from './facts.ts'

export const downloadCourseOutline = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/outline',
  summary: 'The syllabus of a course as a PDF in my language, of the same course as `readCourse` tells of',
  access: 'feature:course',
  cost: 50,
  params: z.object({ id }),
  query: z.object({ of: z.enum(courseTimes, { error: 'invalid' }).optional() }),
  answers: 'bytes',
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_PASSWORD_NEEDED',
    'COURSE_NOT_PUBLISHED',
    'DOCUMENT_TOO_LONG',
    'SERVICE_UNAVAILABLE',
  ],
})

export const courseOutlineCalls = [downloadCourseOutline] as const
