import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, text, time } from '../text.ts'
import { courseLimits } from './limits.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/remarks'
const params = z.object({ id })
const ofRemark = z.object({ id, remarkId: id })
const ofReply = z.object({ id, remarkId: id, replyId: id })
const done = z.object({ ok: z.literal(true) })

export const remarkStates = ['open', 'resolved'] as const
export type RemarkState = (typeof remarkStates)[number]

const content = text({ min: 1, max: courseLimits.remark })

/**
 * One end of the passage that a remark is about: a relative position in the unit text's document (Yjs) that moves with
 * it, as base64url. Only editors can resolve it.
 */
const position = z
  .string()
  .min(1, { error: 'required' })
  .max(courseLimits.remarkPosition, { error: 'too_long' })
  .regex(/^[A-Za-z0-9_-]+$/, { error: 'invalid' })

/** Fields that remarks and replies share. */
const said = {
  _id: id,
  /** A placeholder once the author's account has ended; the content is then empty. */
  author: personSummary,
  content: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
}

const reply = z.object(said)
export type RemarkReply = z.infer<typeof reply>

const remark = z.object({
  ...said,
  courseId: id,
  unitId: id,
  start: z.string(),
  end: z.string(),
  /** The text of the passage when the remark was written. */
  quote: z.string(),
  replyCount: z.int(),
  /** Null while it is open. */
  resolvedAt: time.nullable(),
  resolvedBy: personSummary.nullable(),
})
export type Remark = z.infer<typeof remark>

const thread = z.object({ remark, replies: z.array(reply) })
export type RemarkThread = z.infer<typeof thread>

const missing = ['COURSE_NOT_FOUND', 'COURSE_REMARK_NOT_FOUND', 'NO_PERMISSION'] as const

export const listRemarks = endpoint({
  method: 'GET',
  path,
  summary:
    'Remarks of those who teach a course on the text of a unit, the latest first: all that are open, or a page of those that are resolved',
  access,
  params,
  query: z.object({
    unitId: id,
    state: z.enum(remarkStates, { error: 'invalid' }).default('open'),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(remark), nextCursor: z.string().nullable(), canWrite: z.boolean() }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_UNIT_NOT_FOUND'],
})
export type RemarkPage = z.infer<(typeof listRemarks)['answers']>

export const countRemarks = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/remark-counts',
  summary: 'How many remarks are open on each unit of a course that I teach; a unit without any is not named',
  access,
  params,
  answers: z.object({ units: z.array(z.object({ unitId: id, open: z.int() })) }),
  refusals: ['COURSE_NOT_FOUND'],
})

export const readRemark = endpoint({
  method: 'GET',
  path: `${path}/:remarkId`,
  summary: 'A remark with all its replies, oldest first',
  access,
  params: ofRemark,
  answers: thread,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_REMARK_NOT_FOUND'],
})

export const writeRemark = endpoint({
  method: 'POST',
  path,
  summary:
    'Remark on a passage of a unit’s text, for those who teach the course; sending the same clientId again answers the remark already there. On the shelf as well: what learners read stays as it is',
  access,
  params,
  body: z.object({
    unitId: id,
    start: position,
    end: position,
    quote: text({ min: 1, max: courseLimits.remarkQuote, oneLine: true }),
    content,
    clientId: id,
  }),
  answers: remark,
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_UNIT_NOT_FOUND',
    'COURSE_REMARK_LIMIT_REACHED',
    'NO_PERMISSION',
    'TEXT_HOLDS_CONTACT',
  ],
})

export const editRemark = endpoint({
  method: 'PATCH',
  path: `${path}/:remarkId`,
  summary: 'Change what my remark says',
  access,
  params: ofRemark,
  body: z.object({ content }),
  answers: remark,
  refusals: [...missing, 'TEXT_HOLDS_CONTACT'],
})

export const resolveRemark = endpoint({
  method: 'POST',
  path: `${path}/:remarkId/resolved`,
  summary: 'Resolve a remark, or open it again, for all who teach the course; again is harmless',
  access,
  params: ofRemark,
  body: z.object({ isResolved: z.boolean({ error: 'invalid' }) }),
  answers: remark,
  refusals: [...missing, 'COURSE_REMARK_LIMIT_REACHED'],
})

export const placeRemark = endpoint({
  method: 'PUT',
  path: `${path}/:remarkId/place`,
  summary:
    'Say anew where the passage of a remark is, once its words were found elsewhere: a paragraph was divided, a version restored',
  access,
  params: ofRemark,
  body: z.object({ start: position, end: position }),
  answers: remark,
  refusals: missing,
})

export const deleteRemark = endpoint({
  method: 'DELETE',
  path: `${path}/:remarkId`,
  summary: 'Delete a remark with its replies: mine, or any in a course of mine',
  access,
  needsNoPlan: true,
  params: ofRemark,
  answers: done,
  refusals: missing,
})

export const writeRemarkReply = endpoint({
  method: 'POST',
  path: `${path}/:remarkId/replies`,
  summary: 'Reply to a remark; sending the same clientId again answers the reply already there',
  access,
  params: ofRemark,
  body: z.object({ content, clientId: id }),
  answers: reply,
  refusals: [...missing, 'COURSE_REMARK_FULL', 'TEXT_HOLDS_CONTACT'],
})

export const editRemarkReply = endpoint({
  method: 'PATCH',
  path: `${path}/:remarkId/replies/:replyId`,
  summary: 'Change what my reply to a remark says',
  access,
  params: ofReply,
  body: z.object({ content }),
  answers: reply,
  refusals: [...missing, 'TEXT_HOLDS_CONTACT'],
})

export const deleteRemarkReply = endpoint({
  method: 'DELETE',
  path: `${path}/:remarkId/replies/:replyId`,
  summary: 'Delete a reply to a remark: mine, or any in a course of mine',
  access,
  needsNoPlan: true,
  params: ofReply,
  answers: done,
  refusals: missing,
})

export const courseRemarkCalls = [
  listRemarks,
  countRemarks,
  readRemark,
  writeRemark,
  editRemark,
  resolveRemark,
  placeRemark,
  deleteRemark,
  writeRemarkReply,
  editRemarkReply,
  deleteRemarkReply,
] as const
