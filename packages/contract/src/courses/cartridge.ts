import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'

const access = 'feature:course'

/** Kinds of items of a cartridge that are left out. */
export const leftOutKinds = [
  'quiz',
  'discussion',
  'assignment',
  'tool',
  'link',
  'page',
  'picture',
  'file',
  'other',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

const leftOut = z.object({ kind: z.enum(leftOutKinds), name: z.string() })
export type LeftOut = z.infer<typeof leftOut>

export const takeAlongCourse = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/cartridge',
  summary:
    'A course that I teach, as it is being written, as an IMS Common Cartridge 1.3 (.imscc): its structure, texts, files, addresses and guide',
  access,
  cost: 100,
  params: z.object({ id }),
  answers: 'bytes',
  refusals: ['CONVERSION_PENDING', 'COURSE_NOT_FOUND', 'COURSE_CARTRIDGE_TOO_LARGE', 'WITHHELD'],
})

export const bringInCourse = endpoint({
  method: 'POST',
  path: '/api/v2/courses/import',
  summary:
    'A draft of my own out of an IMS Common Cartridge 1.1 to 1.3 (multipart, one part "file"). The same file again changes nothing and answers the course already there',
  access,
  cost: 300,
  accepts: 'multipart',
  answers: z.object({
    _id: id,
    name: z.string(),
    /** False if the cartridge was already imported. */
    isNew: z.boolean(),
    /** The first items of the cartridge that a course cannot hold. */
    leftOut: z.array(leftOut),
    leftOutCount: z.int(),
  }),
  refusals: [
    'COURSE_CARTRIDGE_EMPTY',
    'COURSE_CARTRIDGE_LOCKED',
    'COURSE_CARTRIDGE_TOO_LARGE',
    'COURSE_CARTRIDGE_UNREADABLE',
    'COURSE_CARTRIDGE_UNSAFE',
    'COURSE_LIMIT_REACHED',
    'ROOM_EXCEEDED',
    'SERVICE_UNAVAILABLE',
    'UNSUPPORTED_MEDIA_TYPE',
    'UPLOAD_FAILED',
  ],
})
export type BroughtIn = z.infer<(typeof bringInCourse)['answers']>

export const cartridgeCalls = [takeAlongCourse, bringInCourse] as const
