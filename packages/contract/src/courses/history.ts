import { z } from 'zod'
import { changeNumber, changeNumberInAddress, writtenStretch } from '../documents/history.ts'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { courseOutline } from './content.ts'
import { unitTextTold } from './courses.ts'

const access = 'feature:course'
const path = '/api/v2/courses/:id/history'
const params = z.object({ id })

const stretch = writtenStretch.extend({
  /** The initial state, before anybody wrote: a course's was made by its owner, a text's by nobody. */
  isBeginning: z.boolean(),
})
export type CourseStretch = z.infer<typeof stretch>

/** A unit whose text has been written. */
const writtenUnit = z.object({ unitId: id, name: z.string(), isRemoved: z.boolean(), changedAt: time })
export type WrittenUnit = z.infer<typeof writtenUnit>

export const listCourseHistory = endpoint({
  method: 'GET',
  path,
  summary:
    'Who wrote when in a course that I write, in the last 6 months, the latest first: what it says of itself and how it is divided, or with `unitId` the text of that unit. Without it also which units were written, the latest first',
  access,
  params,
  query: z.object({ unitId: id.optional(), before: changeNumberInAddress.optional() }),
  answers: z.object({
    stretches: z.array(stretch),
    /** The `before` of the next page; null at the end of the history. */
    next: z.int().nullable(),
    units: z.array(writtenUnit),
  }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_UNIT_NOT_FOUND'],
})
export type CourseHistory = z.infer<(typeof listCourseHistory)['answers']>

export const readCourseVersion = endpoint({
  method: 'GET',
  path: `${path}/:number`,
  summary: 'A course as it was after a change, without the texts of its units, or with `unitId` the text of that unit',
  access,
  params: z.object({ id, number: changeNumberInAddress }),
  query: z.object({ unitId: id.optional() }),
  answers: z.object({
    number: z.int(),
    /** Null for the text of a unit. */
    outline: courseOutline.nullable(),
    text: unitTextTold.nullable(),
  }),
  refusals: ['COURSE_NOT_FOUND', 'COURSE_UNIT_NOT_FOUND', 'DOCUMENT_VERSION_NOT_FOUND'],
})
export type CourseVersion = z.infer<(typeof readCourseVersion)['answers']>

/** What is restored. `unit`: its name, place and resources; also for a removed unit. */
export const restoredParts = ['course', 'unit', 'unitText'] as const

export const restoreCourse = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  summary:
    'Make a course, a unit of it or the text of a unit again what it was, by a change that comes after all others; nothing leaves the history',
  access,
  cost: 10,
  params,
  body: z
    .object({
      part: z.enum(restoredParts, { error: 'invalid' }),
      number: changeNumber,
      unitId: id.optional(),
    })
    .refine(({ part, unitId }) => part === 'course' || unitId !== undefined, { error: 'required', path: ['unitId'] }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: [
    'COURSE_NOT_FOUND',
    'COURSE_PUBLISHED',
    'COURSE_UNIT_NOT_FOUND',
    'COURSE_CHAPTER_LOCKED',
    'DOCUMENT_VERSION_NOT_FOUND',
  ],
})

export const courseHistoryCalls = [listCourseHistory, readCourseVersion, restoreCourse] as const
