import { z } from 'zod'
import { textLength } from '../characters.ts'
import { contentLimits } from '../content/limits.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { courseLimits } from './limits.ts'
import { courseRecord, courseRecordMade, courseRecordRefusals } from './records.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/reflections'
const params = z.object({ id })
const unread = ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'] as const

const answer = z.object({
  questionId: id,
  /** The question as it was asked; the guide may have changed since. */
  question: text({ max: courseLimits.question, oneLine: true }),
  text: text({ max: courseLimits.answer }),
})
export type ReflectionAnswer = z.infer<typeof answer>

/** Returns the characters of all questions and answers, counted like a text's limit. */
export const reflectionLength = (answers: readonly Pick<ReflectionAnswer, 'question' | 'text'>[]): number =>
  answers.reduce((sum, { question, text }) => sum + textLength(question) + textLength(text), 0)

/** Answers to the questions of one group. */
const written = z.object({
  /** Title of the group. */
  title: text({ max: courseLimits.guideTitle, oneLine: true }),
  answers: z
    .array(answer)
    .max(courseLimits.reflectionAnswers, { error: 'too_many' })
    .refine((answers) => unique(answers.map(({ questionId }) => questionId)), { error: 'duplicate' })
    .superRefine((answers, context) => {
      if (reflectionLength(answers) > contentLimits.characters) {
        const params = { rule: 'too_long', limit: contentLimits.characters }
        context.addIssue({ code: 'custom', message: 'too_long', params })
      }
    }),
})
export type ReflectionWriting = z.infer<typeof written>

const reflection = written.extend({
  groupId: id,
  /** Identifies this state; a change names the state it is based on. */
  revision: id,
  updatedAt: time,
})
export type Reflection = z.infer<typeof reflection>

const record = z.object({ id, groupId: id, title: z.string(), publishedAt: time })
export type ReflectionRecord = z.infer<typeof record>

export const readReflections = endpoint({
  method: 'GET',
  path,
  summary: 'What I have written about the questions of a course and made no record of yet, and the records that I made',
  access,
  params,
  answers: z.object({ items: z.array(reflection), records: z.array(record) }),
  refusals: [...unread],
})
export type Reflections = z.infer<(typeof readReflections)['answers']>

export const saveReflection = endpoint({
  method: 'PUT',
  path: `${path}/:groupId`,
  summary:
    'Keep what I have written about a group of questions, or about the course where the group has its id; refused when it was changed elsewhere since `base`',
  access,
  params: z.object({ id, groupId: id }),
  body: written.extend({
    /** The revision it is based on; null for the first. */
    base: id.nullable(),
  }),
  bodyBytes: bodyLimits.texts,
  answers: reflection,
  refusals: [...unread, 'COURSE_QUESTIONS_NOT_FOUND', 'REFLECTION_CHANGED'],
})

export const recordReflection = endpoint({
  method: 'POST',
  path: `${path}/:groupId/record`,
  summary:
    'Make a record of what I have written about a group of questions, which names the course as its source; the same clientId again answers the one that is there',
  access,
  cost: 5,
  params: z.object({ id, groupId: id }),
  body: courseRecord.extend({ answers: written.shape.answers }),
  bodyBytes: bodyLimits.texts,
  answers: courseRecordMade,
  refusals: [...unread, 'COURSE_QUESTIONS_NOT_FOUND', 'REFLECTION_EMPTY', ...courseRecordRefusals],
})
export type RecordOfReflection = z.infer<(typeof recordReflection)['body']>

export const readRecordSource = endpoint({
  method: 'GET',
  path: '/api/v2/courses/record-sources/:id',
  summary: 'The course that a record was made of, as far as I may see both',
  access: 'member',
  params,
  answers: z.object({ course: z.object({ id, name: z.string() }).nullable() }),
  refusals: ['POST_NOT_FOUND'],
})

export const reflectionCalls = [readReflections, saveReflection, recordReflection, readRecordSource] as const
