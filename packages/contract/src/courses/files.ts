import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileDisplayName } from '../files/files.ts'
import { id } from '../text.ts'
import { courseFile } from './courses.ts'
import { courseFileUses } from './facts.ts'

const access = 'feature:course'

export const uploadCourseFile = endpoint({
  method: 'POST',
  path: '/api/v2/courses/files/upload',
  summary:
    'Say that a file comes to a course (without `fileId`), or that it is here: a file of mine, uploaded. The same clientId is the same file of the course',
  access,
  body: z.object({
    courseId: id,
    clientId: id,
    use: z.enum(courseFileUses, { error: 'invalid' }),
    name: fileDisplayName,
    fileId: id.optional(),
  }),
  answers: courseFile,
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_PUBLISHED',
    'COURSE_FILE_LIMIT_REACHED',
    'COURSE_VIDEO_FORMAT',
    'COURSE_VIDEO_TOO_LARGE',
    'FILE_NOT_FOUND',
    'FILE_NOT_PICTURE',
    'NO_PERMISSION',
  ],
})

export const removeCourseFile = endpoint({
  method: 'DELETE',
  path: '/api/v2/courses/files/:id',
  summary: 'Take a file out of a course; what is published keeps it until it is published again. Again is harmless',
  access,
  params: z.object({ id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['COURSE_FILE_NOT_FOUND', 'COURSE_PUBLISHED', 'NO_PERMISSION'],
})

export const courseFileCalls = [uploadCourseFile, removeCourseFile] as const
