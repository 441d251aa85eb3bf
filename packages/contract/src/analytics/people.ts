import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { longestClass } from '../profiles/placements.ts'
import { cursor, id, text, time } from '../text.ts'
import { figureFilter } from './analytics.ts'
import { measureNames, readinessStates, sumsOnly } from './facts.ts'

const placeName = text({ min: 1, max: longestClass, clean: cleanName })

/** A pupil in the school's list, named as the school names them, with their count of the measure. */
const pupil = z.object({
  person: personSummary,
  grade: z.string(),
  className: z.string(),
  seatNumber: z.string(),
  fullName: z.string(),
  count: z.int(),
})
export type PupilBehind = z.infer<typeof pupil>

export const listPupilsBehind = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/pupils',
  summary:
    'Which pupils of a class, as the school’s list names them, are behind a figure, by seat number, with numbers alone; each of them can see who looked',
  access: 'member',
  params: z.object({ schoolId: id }),
  query: figureFilter.extend({
    grade: placeName,
    className: placeName,
    measure: z.enum(measureNames, { error: 'invalid' }).exclude(sumsOnly),
    code: text({ min: 1, max: 60 }).optional(),
    /** Lists the pupils who have none instead of those who have some. */
    without: z.stringbool().optional(),
    cursor: cursor.optional(),
  }),
  cost: 10,
  answers: z.object({ items: z.array(pupil), nextCursor: z.string().nullable() }),
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})

export const remindPupils = endpoint({
  method: 'POST',
  path: '/api/v2/school-analytics/:schoolId/reminders',
  summary: 'Remind pupils of a grade or class who are not ready for the national upload, once a day, by a notice',
  access: 'member',
  params: z.object({ schoolId: id }),
  body: z.object({
    grade: placeName,
    className: placeName.optional(),
    state: z.enum(readinessStates, { error: 'invalid' }).exclude(['ready']),
  }),
  cost: 20,
  /** Does not tell how many were reminded: a small number would identify them. */
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND', 'PUPILS_REMINDED_TODAY'],
})

const look = z.object({
  id,
  at: time,
  school: z.object({ id, name: z.string() }),
  /** Null once the reader's account is gone. */
  reader: personSummary.nullable(),
  measure: z.enum(measureNames),
})
export type FigureLook = z.infer<typeof look>

export const listFigureLooks = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/looks',
  summary: 'Who of my school has looked at my figures by name, the newest first',
  access: 'account',
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(look), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const listFigureLooksAtChild = endpoint({
  method: 'GET',
  path: '/api/v2/guardian/children/:childId/figure-looks',
  summary: 'Who of the school has looked at the figures of my child by name, the newest first',
  access: 'guardian',
  params: z.object({ childId: id }),
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(look), nextCursor: z.string().nullable() }),
  refusals: ['CHILD_NOT_FOUND'],
})

export const analyticsPeopleCalls = [listPupilsBehind, remindPupils, listFigureLooks, listFigureLooksAtChild] as const
