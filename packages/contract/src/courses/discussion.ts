import { z } from 'zod'
import { words, written } from '../comments/written.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id, pageSize, time } from '../text.ts'
import { discussionOrders } from './facts.ts'
import { courseLimits } from './limits.ts'
import { type CoursePlace, coursePlace } from './places.ts'

const access = 'feature:course'
const path = '/api/v2/courses/discussion'
const likePath = '/api/v2/courses/like/discussion/:id'
const params = z.object({ id })
const done = z.object({ ok: z.literal(true) })
const likes = z.object({ likeCount: z.int(), isLiked: z.boolean() })

export type QuestionPlace = CoursePlace

const answer = z.object({
  ...written,
  /** The question it answers. */
  discussionId: id,
  /** Written by a person who teaches the course. */
  isByTeacher: z.boolean(),
})
export type CourseAnswer = z.infer<typeof answer>

const question = z.object({
  ...written,
  isByTeacher: z.boolean(),
  /** A person who teaches the course has answered it, or asked it. */
  isAnswered: z.boolean(),
  /** Null: about the course as a whole, or about a unit that has been removed. */
  place: coursePlace.nullable(),
  /** The first replies; `replyCount` is the total. */
  replies: z.array(answer),
  replyCount: z.int(),
})
export type CourseQuestion = z.infer<typeof question>

const inCourse = [
  'COURSE_NOT_FOUND',
  'COURSE_PASSWORD_NEEDED',
  'COURSE_NOT_PUBLISHED',
  'COURSE_DISCUSSION_CLOSED',
] as const
const taking = ['COURSE_NOT_JOINED', 'COURSE_DISCUSSION_STOPPED', 'COURSE_DISCUSSION_CLOSED'] as const

export const listCourseDiscussion = endpoint({
  method: 'GET',
  path: `${path}/course/:id`,
  summary:
    'What is asked in a course, each with its first three answers; with `unitId` at one unit. `unanswered`: first what nobody who teaches it has answered',
  access,
  params,
  query: z.object({
    unitId: id.optional(),
    order: z.enum(discussionOrders, { error: 'invalid' }).default('newest'),
    cursor: cursor.optional(),
    limit: pageSize(courseLimits.discussionPage),
  }),
  answers: z.object({ items: z.array(question), nextCursor: z.string().nullable() }),
  refusals: inCourse,
})

export const writeCourseQuestion = endpoint({
  method: 'POST',
  path: `${path}/course/:id`,
  summary:
    'Ask or say something in a course that I learn or teach; the same clientId again answers what is already there. A place that is gone from the course is left out',
  access,
  params,
  body: z.object({ content: words, clientId: id, place: coursePlace.optional() }),
  answers: question,
  refusals: [...inCourse, 'COURSE_NOT_JOINED', 'COURSE_DISCUSSION_STOPPED', 'TEXT_HOLDS_CONTACT'],
})

export const listCourseAnswers = endpoint({
  method: 'GET',
  path: `${path}/:id/reply`,
  summary: 'All answers to a question, oldest first',
  access,
  params,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(answer), nextCursor: z.string().nullable() }),
  refusals: ['COURSE_DISCUSSION_NOT_FOUND'],
})

export const writeCourseAnswer = endpoint({
  method: 'POST',
  path: `${path}/:id/reply`,
  summary: 'Answer a question; the same clientId again answers what is already there',
  access,
  params,
  body: z.object({ content: words, clientId: id }),
  answers: answer,
  refusals: ['COURSE_DISCUSSION_NOT_FOUND', ...taking, 'TEXT_HOLDS_CONTACT'],
})

export const editCourseDiscussion = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Edit what I asked or answered',
  access,
  mends: 'params.id',
  params,
  body: z.object({ content: words }),
  answers: z.object({ content: z.string(), editedAt: time }),
  refusals: ['COURSE_DISCUSSION_NOT_FOUND', 'NO_PERMISSION', ...taking, 'TEXT_HOLDS_CONTACT'],
})

export const deleteCourseDiscussion = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete what I said, or anything in a course that I teach; the answers to a question go along',
  access,
  needsNoPlan: true,
  params,
  answers: done,
  refusals: ['COURSE_DISCUSSION_NOT_FOUND', 'NO_PERMISSION'],
})

export const likeCourseDiscussion = endpoint({
  method: 'POST',
  path: likePath,
  summary: 'Like a question or an answer; again is harmless',
  access,
  params,
  answers: likes,
  refusals: ['COURSE_DISCUSSION_NOT_FOUND', ...taking],
})

export const unlikeCourseDiscussion = endpoint({
  method: 'DELETE',
  path: likePath,
  summary: 'Take a like back; again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: likes,
  refusals: ['COURSE_DISCUSSION_NOT_FOUND'],
})

export const courseDiscussionCalls = [
  listCourseDiscussion,
  writeCourseQuestion,
  listCourseAnswers,
  writeCourseAnswer,
  editCourseDiscussion,
  deleteCourseDiscussion,
  likeCourseDiscussion,
  unlikeCourseDiscussion,
] as const
