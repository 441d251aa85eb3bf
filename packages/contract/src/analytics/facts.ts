// Facts only, no schema: screens read them without loading a validator.

/** The questions a school asks, in menu order; each has its own screen. */
export const schoolQuestions = [
  'use',
  'records',
  'homework',
  'plans',
  'courses',
  'groups',
  'points',
  'readiness',
] as const
export type SchoolQuestion = (typeof schoolQuestions)[number]

/** What is counted per pupil, by code; features declare how (`platform/measures`). */
export const measureNames = [
  'pupils',
  'active',
  'returning',
  'records',
  'tags',
  'homework',
  'correcting',
  'plans',
  'lessons',
  'courses',
  'points',
  'readiness',
] as const
export type MeasureName = (typeof measureNames)[number]

/** Measures without a list of names: points are told as sums only, and pupils are in the school's list. */
export const sumsOnly = ['pupils', 'points'] as const satisfies readonly MeasureName[]
export type ListedMeasure = Exclude<MeasureName, (typeof sumsOnly)[number]>

/** Periods that figures can cover. */
export const spans = ['day', 'week', 'semester'] as const
export type Span = (typeof spans)[number]

/** Scopes of a figure: the whole school, a grade, or a class. */
export const placeLevels = ['school', 'grade', 'class'] as const

/** Steps of a person's count in a semester, by the lower bound of each. */
export const spreadSteps = {
  records: [1, 3, 6, 11, 21],
  lessons: [1, 6, 12, 18],
} as const satisfies Partial<Record<MeasureName, readonly number[]>>

/**
 * `new`: active in this semester, not in the one before; `back`: in both; `gone`: in the one before, not yet in this.
 */
export const returningKinds = ['new', 'back', 'gone'] as const
/** States of homework whose due time has come. */
export const homeworkStates = ['inTime', 'late', 'missing'] as const
/** How soon after a hand-in a teacher responded. */
export const correctingTimes = ['within3', 'within7', 'later', 'waiting'] as const
/** How far a plan of self-directed learning has got. */
export const planStandings = ['unsigned', 'notBegun', 'running', 'behind', 'finished'] as const
export const courseDeeds = ['joined', 'finished'] as const
/** A pupil's state before the national upload, from least to most complete. */
export const readinessStates = ['nothing', 'uncertified', 'tooLarge', 'ready'] as const
export type ReadinessState = (typeof readinessStates)[number]

/** Units of a table's figures. `share` is a percentage of the pupils, or of the count that the column names. */
export const figureUnits = ['count', 'people', 'share'] as const

/** What the rows of a table are. */
export const tableRows = ['weeks', 'places', 'codes', 'steps', 'things'] as const

/** Readers of figures: people who act for the school, or people outside it who are given a file. */
export const figureReaders = ['school', 'outside'] as const
export type FigureReaders = (typeof figureReaders)[number]

/** Counts from 1 up to this number are hidden, together with any that would reveal them. */
export const hiddenUpTo = { school: 4, outside: 9 } as const satisfies Record<FigureReaders, number>
