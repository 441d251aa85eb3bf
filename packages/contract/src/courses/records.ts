import { z } from 'zod'
import { postLimits } from '../posts/limits.ts'
import { privacy } from '../posts/posts.ts'
import { customTagList, tagCode, unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'

const offered = z.union([z.literal(privacy.public), z.literal(privacy.friends), z.literal(privacy.private)], {
  error: 'invalid',
})

/** Fields of a record made from a course that only its author can provide. */
export const courseRecord = z.object({
  clientId: id,
  title: text({ min: 1, max: postLimits.title, oneLine: true }),
  tags: z.array(tagCode).min(1, { error: 'required' }).max(100).refine(unique, { error: 'duplicate' }),
  customTags: customTagList.default([]),
  privacy: offered.default(privacy.private),
  /** Attaches the caller's certificate as a file. */
  withCertificate: z.boolean().default(false),
})
export type CourseRecord = z.infer<typeof courseRecord>

export const courseRecordMade = z.object({ recordId: id })

export const courseRecordRefusals = ['COURSE_CERTIFICATE_NOT_FOUND', 'ROOM_EXCEEDED', 'SERVICE_UNAVAILABLE'] as const
