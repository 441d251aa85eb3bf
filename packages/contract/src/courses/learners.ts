import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { cursor, id, pageSize, time } from '../text.ts'
import { learnerFilters, learnerLimits, learnerSorts, learnerTableForms } from './learner-facts.ts'
import { courseProgress, pieceRecord, span, unitRecord } from './learning.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/learners'
const params = z.object({ id })
const missing = ['COURSE_NOT_FOUND'] as const

/** Which learners: `groupId` is a class that the viewer leads. */
const chosen = {
  filter: z.enum(learnerFilters, { error: 'invalid' }).default('all'),
  groupId: id.optional(),
}
const ordered = { ...chosen, sort: z.enum(learnerSorts, { error: 'invalid' }).default('learnt') }

/**
 * How the viewer knows the learner as leader of one of their classes; null for other viewers, who only see the
 * nickname.
 */
const knownAs = z.object({
  groupId: id,
  group: z.string(),
  memberNumber: z.string(),
  realName: z.string(),
  studentNumber: z.string(),
})

const learner = z.object({
  person: personSummary,
  known: knownAs.nullable(),
  progress: courseProgress,
  joinedAt: time,
  /** When the learner was last active. */
  learntAt: time.nullable(),
  finishedAt: time.nullable(),
  isSilent: z.boolean(),
})
export type CourseLearner = z.infer<typeof learner>

export const listLearners = endpoint({
  method: 'GET',
  path,
  summary: 'Those who learn a course and how far each is, for whoever teaches it',
  access,
  cost: 4,
  params,
  query: z.object({
    ...ordered,
    cursor: cursor.optional(),
    limit: pageSize(learnerLimits.page),
  }),
  answers: z.object({ items: z.array(learner), nextCursor: z.string().nullable() }),
  refusals: missing,
})
export type LearnerPage = z.infer<(typeof listLearners)['answers']>

export const readLearners = endpoint({
  method: 'GET',
  path: `${path}/overview`,
  summary:
    'How many learn a course, how many of them are through each unit, and which classes of mine they are in, for whoever teaches it',
  access,
  cost: 4,
  params,
  query: z.object({ groupId: id.optional() }),
  answers: z.object({
    counts: z.object({ all: z.int(), silent: z.int(), complete: z.int() }),
    /** Classes that the viewer leads, by name. */
    groups: z.array(z.object({ groupId: id, name: z.string(), count: z.int() })),
    /** With many learners, `silent`, `complete` and `units` only cover those active last (`learnerLimits.reckoned`). */
    isPart: z.boolean(),
    /** Too few learners to show where they stop; `units` is then empty. */
    isTooFew: z.boolean(),
    /** Units in order, with how many learners have begun and completed each. */
    units: z.array(z.object({ unitId: id, begun: z.int(), complete: z.int() })),
  }),
  refusals: missing,
})
export type LearnersOverview = z.infer<(typeof readLearners)['answers']>

export const readHeat = endpoint({
  method: 'GET',
  path: `${path}/heat/:pieceId`,
  summary: 'How many learners have seen which stretch of a film, and seen it again, for whoever teaches the course',
  access,
  cost: 4,
  params: z.object({ id, pieceId: id }),
  query: z.object({ groupId: id.optional() }),
  answers: z.object({
    pieceId: id,
    seconds: z.int(),
    /** Learners who have seen any of it. */
    viewers: z.int(),
    /** Too few viewers to show; `seen` and `again` are then empty. */
    isTooFew: z.boolean(),
    /** Seconds per segment; the last one may be shorter. */
    stretch: z.int(),
    /** Number of people per segment. */
    seen: z.array(z.int()),
    again: z.array(z.int()),
  }),
  refusals: [...missing, 'COURSE_FILM_NOT_FOUND'],
})
export type FilmHeat = z.infer<(typeof readHeat)['answers']>

export const readLearner = endpoint({
  method: 'GET',
  path: `${path}/one/:personId`,
  summary: 'One who learns a course: how far with each unit, when, and what of each film was seen',
  access,
  params: z.object({ id, personId: id }),
  answers: learner.extend({
    units: z.array(unitRecord),
    pieces: z.array(
      pieceRecord.omit({ position: true }).extend({
        /** Spans of `seen` that were played more than once. */
        again: z.array(span),
        openedAt: time.nullable(),
        changedAt: time.nullable(),
      }),
    ),
  }),
  refusals: [...missing, 'COURSE_LEARNER_NOT_FOUND'],
})
export type LearnerRecord = z.infer<(typeof readLearner)['answers']>

export const downloadLearners = endpoint({
  method: 'GET',
  path: `${path}/table`,
  summary: 'The list of learners as CSV or XLSX, in the language of whoever asks',
  access,
  cost: 20,
  params,
  query: z.object({ ...ordered, form: z.enum(learnerTableForms, { error: 'invalid' }) }),
  answers: 'bytes',
  refusals: [...missing, 'PEOPLE_LIST_TOO_LONG'],
})

export const countNewLearners = endpoint({
  method: 'GET',
  path: '/api/v2/courses/learners/new',
  summary: 'Of courses that I teach, those with learners who came since I looked last, and how many',
  access,
  cost: 2,
  answers: z.object({ items: z.array(z.object({ courseId: id, count: z.int() })) }),
  refusals: [],
})

export const noteLook = endpoint({
  method: 'POST',
  path: `${path}/looked`,
  summary: 'I have looked at the learners of a course that I teach; again is harmless',
  access,
  needsNoPlan: true,
  params,
  answers: z.object({ ok: z.literal(true) }),
  refusals: missing,
})

export const courseLearnerCalls = [
  listLearners,
  readLearners,
  readHeat,
  readLearner,
  downloadLearners,
  countNewLearners,
  noteLook,
] as const
