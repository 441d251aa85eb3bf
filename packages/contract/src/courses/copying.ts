import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { course } from './courses.ts'

export const copyCourse = endpoint({
  method: 'POST',
  path: '/api/v2/courses/:id/copy',
  summary:
    'A draft of my own with all that a course that I teach says as it is being written, its texts and files; the same clientId again answers the one already there',
  access: 'feature:course',
  cost: 50,
  params: z.object({ id }),
  body: z.object({ clientId: id }),
  answers: course,
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_LIMIT_REACHED',
    'CONVERSION_PENDING',
    'CONVERSION_FAILED',
    'ROOM_EXCEEDED',
    'WITHHELD',
  ],
})

export const courseCopyCalls = [copyCourse] as const
