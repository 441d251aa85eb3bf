import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, id, pageSize, time } from '../text.ts'
import { course, courseCard, courseCards } from './courses.ts'
import { pieceKinds } from './facts.ts'
import { courseLimits } from './limits.ts'

const access = 'feature:course'
const params = z.object({ id })
const records = '/api/v2/courses/current-user/records'
const done = z.object({ ok: z.literal(true) })
const paged = z.object({
  cursor: cursor.optional(),
  limit: pageSize(courseLimits.page),
})

/** A span of seconds, start inclusive, end exclusive. */
const second = z
  .int()
  .min(0)
  .max(courseLimits.minutes * 60)
export const span = z.tuple([second, second])

const spans = z.array(span).max(courseLimits.reportedSpans, { error: 'too_many' })

/** A person's progress in a course and in each unit, in whole percent; 100 only once all of it is complete. */
export const courseProgress = z.object({
  percent: z.int(),
  isComplete: z.boolean(),
  unitCount: z.int(),
  completeCount: z.int(),
})
export type CourseProgress = z.infer<typeof courseProgress>

export const unitRecord = z.object({ unitId: id, percent: z.int(), isComplete: z.boolean() })

/** A learner's record for one piece: the text of a unit (by the unit's id), or a resource. */
export const pieceRecord = z.object({
  pieceId: id,
  unitId: id,
  kind: z.enum(pieceKinds),
  /** Seconds that the piece counts for. */
  seconds: z.int(),
  seen: z.array(span),
  /** The second at which to resume. */
  position: z.number(),
  isComplete: z.boolean(),
})
export type PieceRecord = z.infer<typeof pieceRecord>

const record = z.object({
  progress: courseProgress,
  units: z.array(unitRecord),
  pieces: z.array(pieceRecord),
  /** The unit that was last open. */
  lastUnitId: id.nullable(),
})
export type LearningRecord = z.infer<typeof record>

export const joinCourse = endpoint({
  method: 'POST',
  path: `${records}/course/:id`,
  summary: 'Learn a course; coming back finds what was done before. Again is harmless',
  access,
  params,
  answers: done,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_TAUGHT'],
})

export const withdrawFromCourse = endpoint({
  method: 'DELETE',
  path: `${records}/course/:id`,
  summary: 'Take a course out of my list; what was done in it is kept. Again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: done,
  refusals: ['COURSE_NOT_FOUND'],
})

const learning = courseCard.extend({
  progress: courseProgress,
  joinedAt: time,
  /** When the learner was last active. */
  learntAt: time.nullable(),
  finishedAt: time.nullable(),
})
export type LearningCard = z.infer<typeof learning>

export const listLearning = endpoint({
  method: 'GET',
  path: `${records}/courses`,
  summary: 'Courses that I learn, learnt last first',
  access,
  query: paged,
  cost: 2,
  answers: z.object({ items: z.array(learning), nextCursor: z.string().nullable() }),
  refusals: [],
})
export type LearningPage = z.infer<(typeof listLearning)['answers']>

export const listJoinedOf = endpoint({
  method: 'GET',
  path: '/api/v2/courses/user/:id/joined',
  summary: 'Courses that somebody learns, as far as I may see them',
  access,
  params,
  query: paged,
  answers: courseCards,
  refusals: ['USER_NOT_FOUND'],
})

export const readLearning = endpoint({
  method: 'GET',
  path: '/api/v2/courses/:id/learn',
  summary: 'What a learner needs: the course as it was published last, and how far I am with it',
  access,
  params,
  answers: record.extend({
    course,
    joinedAt: time,
    finishedAt: time.nullable(),
    /** The edition that the learner last saw; lower than the course's if there is a newer one. */
    knownEdition: z.int(),
    /** Units added after the learner joined, of which they have opened nothing yet. */
    newUnitIds: z.array(id),
  }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'],
})
export type Learning = z.infer<(typeof readLearning)['answers']>

export const readUnitRecords = endpoint({
  method: 'POST',
  path: '/api/v2/courses/unit-record/getUnitRecord',
  summary: 'How far I am with a course I learn, by unit',
  access,
  isReading: true,
  body: z.object({ courseId: id }),
  answers: record.extend({ courseId: id }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'],
})

export const reportWatching = endpoint({
  method: 'POST',
  path: '/api/v2/courses/:id/watching',
  summary:
    'What I have seen of a course: seconds are added to those that are known, so that a report that comes twice or late neither doubles nor lowers them. Counted are at most two seconds for each that has passed here since the report before, and five more',
  access,
  params,
  body: z.object({
    unitId: id,
    pieces: z
      .array(
        z.object({
          pieceId: id,
          seen: spans,
          /** Spans of `seen` that had already been seen before. */
          again: spans.default([]),
          position: z
            .number()
            .min(0)
            .max(courseLimits.minutes * 60),
        }),
      )
      .max(courseLimits.reportedPieces, { error: 'too_many' }),
  }),
  /** `pieces`: only those of the report. */
  answers: record,
  refusals: ['COURSE_NOT_FOUND', 'COURSE_PASSWORD_NEEDED', 'COURSE_NOT_JOINED'],
})
export type WatchingReport = z.infer<(typeof reportWatching)['body']>

export const courseLearningCalls = [
  joinCourse,
  withdrawFromCourse,
  listLearning,
  listJoinedOf,
  readLearning,
  readUnitRecords,
  reportWatching,
] as const
