import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, pageSize, text, time } from '../text.ts'
import { learnerFilters, learnerLimits } from './learner-facts.ts'

const access = 'feature:course'
const params = z.object({ id })

const message = z.object({
  id,
  text: z.string(),
  at: time,
  /** The sender. */
  user: personSummary,
  /** Number of recipients, for people who teach the course; null for learners. */
  told: z.int().nullable(),
})
export type CourseMessage = z.infer<typeof message>

export const tellLearners = endpoint({
  method: 'POST',
  path: '/api/v2/courses/:id/learners/messages',
  summary:
    'Say something to those who learn a course that I teach, to all of a list or to some of it. Whoever was told something within the hour, of this course or by me, is passed over; the same clientId again tells nobody twice',
  access,
  cost: 10,
  params,
  body: z.object({
    clientId: id,
    text: text({ min: 1, max: learnerLimits.message }),
    filter: z.enum(learnerFilters, { error: 'invalid' }).default('all'),
    groupId: id.optional(),
    /** Restricts the recipients to these. */
    personIds: z.array(id).min(1, { error: 'required' }).max(learnerLimits.chosen, { error: 'too_many' }).optional(),
  }),
  answers: z.object({ message, told: z.int(), passedOver: z.int() }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_LEARNER_NOT_FOUND', 'COURSE_LEARNERS_TOLD', 'COURSE_LEARNERS_TOO_MANY'],
})

export const listCourseMessages = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/messages',
  summary: 'What those who teach a course have said to me, newest first; to whoever teaches it, all that was said',
  access,
  params,
  query: z.object({
    cursor: cursor.optional(),
    limit: pageSize(limits.pageSize),
  }),
  answers: z.object({ items: z.array(message), nextCursor: z.string().nullable() }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'],
})
export type CourseMessagePage = z.infer<(typeof listCourseMessages)['answers']>

export const courseMessageCalls = [tellLearners, listCourseMessages] as const
