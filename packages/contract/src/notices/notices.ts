import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, time } from '../text.ts'
import { noticeBands, noticeKinds } from './kinds.ts'
import { noticeLimits } from './limits.ts'
import { noticePlaces } from './places.ts'

/** Target of a notice. For a comment, `threadId` is the comment it replies to, or itself. */
export const place = z.object({ type: z.enum(noticePlaces), id, threadId: id.nullable(), commentId: id.nullable() })
export type NoticePlace = z.infer<typeof place>

const notice = z.object({
  id,
  kind: z.enum(noticeKinds),
  band: z.enum(noticeBands),
  /** Time of the newest event it covers. */
  at: time,
  isRead: z.boolean(),
  /** The people involved, newest first: the first few, and the total. Empty if the product itself is the source. */
  people: z.array(personSummary),
  personCount: z.int(),
  /** Name of the subject, if it has one: the title of a record, a device. */
  title: z.string(),
  /** The beginning of the text written. */
  excerpt: z.string(),
  place,
})
export type Notice = z.infer<typeof notice>

export const listNotices = endpoint({
  method: 'POST',
  path: '/api/v2/notice/get-notice',
  summary: 'My notices: unread ones first, what has a date before people and likes; then read ones, newest first',
  access: 'member',
  rate: 'read',
  isReading: true,
  body: z.object({ cursor: cursor.optional(), band: z.enum(noticeBands, { error: 'invalid' }).optional() }),
  answers: z.object({ items: z.array(notice), nextCursor: z.string().nullable() }),
  refusals: [],
})

const count = z.object({ count: z.int() })

export const countNotices = endpoint({
  method: 'GET',
  path: '/api/v2/notice/notice-count',
  summary: 'How many notices came since I last looked, one more than the greatest number that is shown at most',
  access: 'member',
  answers: count,
  refusals: [],
})

export const informOfNotices = endpoint({
  method: 'PATCH',
  path: '/api/v2/notice/informed',
  summary: 'Clear the badge of what the list has shown me; with isRead all of that counts as read',
  access: 'member',
  isReading: true,
  body: z.object({ isRead: z.boolean().default(false) }),
  answers: count,
  refusals: [],
})

const ids = z.object({ ids: z.array(id).min(1, { error: 'required' }).max(noticeLimits.atOnce, { error: 'too_many' }) })
const done = z.object({ ok: z.literal(true) })

export const openNotice = endpoint({
  method: 'PUT',
  path: '/api/v2/notice/click-notice',
  summary: 'Mark notices as opened; those that are not mine change nothing',
  access: 'member',
  isReading: true,
  body: ids,
  answers: done,
  refusals: [],
})

export const removeNotices = endpoint({
  method: 'DELETE',
  path: '/api/v2/notice',
  summary: 'Remove notices; with isRemoved false bring them back',
  access: 'member',
  isReading: true,
  body: ids.extend({ isRemoved: z.boolean().default(true) }),
  answers: done,
  refusals: [],
})

export const noticeCalls = [listNotices, countNotices, informOfNotices, openNotice, removeNotices] as const
