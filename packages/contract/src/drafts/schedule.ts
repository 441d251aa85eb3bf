import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { post, postInput } from '../posts/posts.ts'
import { version } from '../posts/record-parts.ts'
import { givenTime, id } from '../text.ts'
import { scheduledPost } from './scheduled-post.ts'

const anyOne = z.object({ id })

const summary = scheduledPost
  .pick({ id: true, version: true, scheduledAt: true, title: true, privacy: true })
  .extend({ excerpt: z.string(), fileCount: z.int() })
export type ScheduledSummary = z.infer<typeof summary>

export const listScheduled = endpoint({
  method: 'GET',
  path: '/api/v2/newfile/scheduled-posts',
  summary: 'My records that wait for their time, the next one first; there are never more than the limit',
  access: 'member',
  answers: z.object({ items: z.array(summary), limit: z.int() }),
  refusals: [],
})

export const readScheduled = endpoint({
  method: 'GET',
  path: '/api/v2/newfile/scheduled-posts/:id',
  summary: 'One of my scheduled records',
  access: 'member',
  params: anyOne,
  answers: scheduledPost,
  refusals: ['SCHEDULED_POST_NOT_FOUND'],
})

export const changeScheduled = endpoint({
  method: 'PATCH',
  path: '/api/v2/newfile/scheduled-posts/:id',
  summary: 'Change when a record appears, or what it says',
  access: 'member',
  params: anyOne,
  body: z
    .object({
      /** The version this change is based on. */
      version,
      scheduledAt: givenTime.optional(),
      post: postInput.optional(),
    })
    .refine(({ scheduledAt, post }) => scheduledAt !== undefined || post !== undefined, { error: 'required' }),
  bodyBytes: bodyLimits.texts,
  answers: scheduledPost,
  refusals: [
    'SCHEDULED_POST_NOT_FOUND',
    'SCHEDULE_CONFLICT',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_TOO_LARGE',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
  ],
})

export const removeScheduled = endpoint({
  method: 'DELETE',
  path: '/api/v2/newfile/scheduled-posts/:id',
  summary: 'Delete a scheduled record, with the files that only it has',
  access: 'member',
  params: anyOne,
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['SCHEDULED_POST_NOT_FOUND'],
})

export const publishScheduledNow = endpoint({
  method: 'POST',
  path: '/api/v2/newfile/schedule-post-now',
  summary: 'Publish a scheduled record at once',
  access: 'member',
  body: anyOne,
  answers: post,
  refusals: [
    'SCHEDULED_POST_NOT_FOUND',
    'FILE_NOT_FOUND',
    'FILE_IN_USE',
    'FILE_TOO_LARGE',
    'GROUP_NOT_FOUND',
    'GROUP_ARCHIVED',
    'POST_NOT_FOUND',
  ],
})

export const scheduleCalls = [
  listScheduled,
  readScheduled,
  changeScheduled,
  removeScheduled,
  publishScheduledNow,
] as const
