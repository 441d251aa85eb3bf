import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { tableForms } from '../gradebook/states.ts'
import { longestClass } from '../profiles/placements.ts'
import { schoolReach } from '../teachers/reach.ts'
import { id, text, time } from '../text.ts'
import { figureReaders, figureUnits, measureNames, schoolQuestions, tableRows } from './facts.ts'

/** A school year of the Republic of China calendar and its term: `115-1`. */
const semester = z.string().regex(/^\d{2,3}-[12]$/u)
/** A day in Taiwan. */
const day = z.iso.date()
const placeName = text({ min: 1, max: longestClass, clean: cleanName })

const params = z.object({ schoolId: id })
const onQuestion = z.object({ schoolId: id, question: z.enum(schoolQuestions, { error: 'invalid' }) })

/**
 * Selects the people and the period of figures. Without a grade: everything the reader may see; without a week: the
 * whole semester.
 */
export const figureFilter = z.object({
  semester: semester.optional(),
  grade: placeName.optional(),
  /** Empty: pupils without a class in the school's list. */
  className: text({ max: longestClass, clean: cleanName }).optional(),
  /** The Monday of a week within the semester. */
  week: day.optional(),
})
export type FigureFilter = z.infer<typeof figureFilter>

/**
 * A part of a school; a null grade means the whole school. An empty class: pupils without a class in the school's list.
 */
export const schoolPlace = z.object({ grade: z.string().nullable(), className: z.string().nullable() })
export type SchoolPlace = z.infer<typeof schoolPlace>

const listedSchool = z.object({
  id,
  name: z.string(),
  /** The part of the school that the reader sees; null: all of it. */
  reach: schoolReach.nullable(),
  /** The reader is staff of the service and acts for no part of the school. */
  isForStaff: z.boolean(),
})
export type ReadSchool = z.infer<typeof listedSchool>

export const listAnalyticsSchools = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/schools',
  summary: 'The schools whose figures I may see, and how far',
  access: 'member',
  answers: z.object({ items: z.array(listedSchool) }),
  refusals: [],
})

export const readAnalyticsSchool = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId',
  summary: 'What figures of a school can be asked for: semesters with their weeks, grades with their classes',
  access: 'member',
  params,
  answers: listedSchool.extend({
    /** Newest first; the first is the current one. */
    semesters: z.array(
      z.object({ semester, from: day, to: day, weeks: z.array(z.object({ monday: day, from: day, to: day })) }),
    ),
    /** Grades that the reader sees, in order, with their classes in the current semester. */
    grades: z.array(z.object({ grade: z.string(), classes: z.array(z.string()) })),
    today: day,
  }),
  refusals: ['SCHOOL_NOT_FOUND'],
})
export type AnalyticsSchool = z.infer<(typeof readAnalyticsSchool)['answers']>

const cell = z.object({
  /** Null: hidden because the count is small. */
  value: z.number().nullable(),
  /** The value of the previous semester; null if hidden, absent if there was none. */
  before: z.number().nullable().optional(),
})
export type FigureCell = z.infer<typeof cell>

const row = z.object({
  /** Unique within the table. */
  key: z.string(),
  place: schoolPlace.optional(),
  /** First and last day, both included; `isRunning`: the week is not over. */
  week: z.object({ monday: day, from: day, to: day, isRunning: z.boolean() }).optional(),
  code: z.string().optional(),
  /** From `from`, inclusive, to `below`, exclusive. */
  step: z.object({ from: z.int(), below: z.int().nullable() }).optional(),
  /** A group or course, with its name. */
  thing: z.object({ id, name: z.string() }).optional(),
  /** The total of all rows. */
  isTotal: z.boolean(),
  cells: z.array(cell),
})
export type FigureRow = z.infer<typeof row>

const table = z.object({
  /** Key of the table's texts: `weeks`, `places`, or the kind of its codes. */
  name: z.string(),
  rows: z.enum(tableRows),
  /** `name` is the measure or code that the column counts. */
  columns: z.array(z.object({ name: z.string(), unit: z.enum(figureUnits) })),
  items: z.array(row),
})
export type FigureTable = z.infer<typeof table>

const report = z.object({
  school: listedSchool,
  question: z.enum(schoolQuestions),
  place: schoolPlace,
  semester,
  /** The previous semester, which `before` refers to; null if nothing is known of it. */
  semesterBefore: semester.nullable(),
  /** First and last day counted, both included. */
  from: day,
  to: day,
  /** The counts cover everything up to this time. */
  countedAt: time,
  /** The headline numbers for the place and period, in order. */
  totals: z.array(cell.extend({ name: z.string(), unit: z.enum(figureUnits) })),
  tables: z.array(table),
  /** The place has so few pupils that figures would identify them: nothing is shown. */
  isTooSmall: z.boolean(),
  /** Whether the reader may list by name the pupils of a class behind the figures. */
  canList: z.boolean(),
})
export type SchoolReport = z.infer<typeof report>

export const readSchoolReport = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/questions/:question',
  summary: 'What a school asks, answered in tables: by week, by grade and class, by code; small counts are hidden',
  access: 'member',
  params: onQuestion,
  query: figureFilter,
  cost: 10,
  answers: report,
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})

export const readSchoolDashboard = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/dashboard',
  summary: 'The large numbers of all that a school asks, and its weeks',
  access: 'member',
  params,
  query: figureFilter,
  cost: 10,
  answers: report.omit({ question: true }).extend({
    questions: z.array(z.object({ question: z.enum(schoolQuestions), totals: report.shape.totals })),
    /** Today's counts so far, for the whole school; null if the reader may not see those. */
    today: z.array(cell.extend({ name: z.string(), unit: z.enum(figureUnits) })).nullable(),
  }),
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})
export type SchoolDashboard = z.infer<(typeof readSchoolDashboard)['answers']>

/** A file for readers outside the school hides more cells. */
const forFile = figureFilter.extend({ readers: z.enum(figureReaders, { error: 'invalid' }).default('school') })

export const readSchoolReportTable = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/questions/:question/table',
  summary: 'The same as CSV or for spreadsheets, in the language of whoever asks; the same cells are hidden',
  access: 'member',
  params: onQuestion,
  query: forFile.extend({ form: z.enum(tableForms, { error: 'invalid' }) }),
  cost: 20,
  answers: 'bytes',
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})

export const readSchoolReportDocument = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/questions/:question/document',
  summary: 'The same as a PDF, in the language of whoever asks; the same cells are hidden',
  access: 'member',
  params: onQuestion,
  query: forFile,
  cost: 30,
  answers: 'bytes',
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})

const thingQuestions = ['groups', 'courses'] as const

export const readSchoolThing = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/questions/:question/things/:thingId',
  summary: 'One group or course of those that a school’s question lists, answered in the same way',
  access: 'member',
  params: z.object({ schoolId: id, question: z.enum(thingQuestions, { error: 'invalid' }), thingId: id }),
  query: figureFilter,
  cost: 10,
  answers: report.extend({ thing: z.object({ id, name: z.string() }) }),
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})
export type SchoolThingReport = z.infer<(typeof readSchoolThing)['answers']>

const statement = z.object({ name: z.string(), text: z.string(), milliseconds: z.number(), rows: z.int() })

export const debugSchoolReport = endpoint({
  method: 'GET',
  path: '/api/v2/school-analytics/:schoolId/questions/:question/debug',
  summary: 'The statements behind the figures of a school and how long they took, for staff; no cell that is hidden',
  access: 'staff:support',
  params: onQuestion,
  query: figureFilter,
  cost: 10,
  answers: z.object({ statements: z.array(statement), measures: z.array(z.enum(measureNames)) }),
  refusals: ['SCHOOL_NOT_FOUND', 'FIGURES_NOT_FOUND'],
})

export const analyticsCalls = [
  listAnalyticsSchools,
  readAnalyticsSchool,
  readSchoolReport,
  readSchoolThing,
  readSchoolDashboard,
  readSchoolReportTable,
  readSchoolReportDocument,
  debugSchoolReport,
] as const
