// Facts alone, no schema: screens read them, and need no validator for it.

/** What a school asks, in the order of its menu; each is answered on a screen of its own. */
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

/** What is counted of pupils, each by its codes; features declare how (`platform/measures`). */
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

/** Of these nobody is listed by name: of points only sums are told, and pupils stand in the school's list. */
export const sumsOnly = ['pupils', 'points'] as const satisfies readonly MeasureName[]
export type ListedMeasure = Exclude<MeasureName, (typeof sumsOnly)[number]>

/** How long a stretch of days is that figures are of. */
export const spans = ['day', 'week', 'semester'] as const
export type Span = (typeof spans)[number]

/** Whom a figure is of: the whole school, a grade, or a class. */
export const placeLevels = ['school', 'grade', 'class'] as const

/** How much a person did in a semester, by the least of each step. */
export const spreadSteps = {
  records: [1, 3, 6, 11, 21],
  lessons: [1, 6, 12, 18],
} as const satisfies Partial<Record<MeasureName, readonly number[]>>

/** Of those who do something in a semester: not in the one before, in both; and of those who did in the one before, not yet in this. */
export const returningKinds = ['new', 'back', 'gone'] as const
/** Of homework whose time came: how it stands. */
export const homeworkStates = ['inTime', 'late', 'missing'] as const
/** How soon after it was handed in somebody said something of it. */
export const correctingTimes = ['within3', 'within7', 'later', 'waiting'] as const
/** How far a plan of self-directed learning is. */
export const planStandings = ['unsigned', 'notBegun', 'running', 'behind', 'finished'] as const
export const courseDeeds = ['joined', 'finished'] as const
/** Where a pupil stands before the national upload, the furthest last. */
export const readinessStates = ['nothing', 'uncertified', 'tooLarge', 'ready'] as const
export type ReadinessState = (typeof readinessStates)[number]

/** What a figure of a table is. `share` is of the pupils, or of what it names, in hundredths. */
export const figureUnits = ['count', 'people', 'share'] as const

/** What a table is of: what its rows are. */
export const tableRows = ['weeks', 'places', 'codes', 'steps', 'things'] as const

/** For whom figures are: whoever acts for the school, or people outside it, to whom a file is given. */
export const figureReaders = ['school', 'outside'] as const
export type FigureReaders = (typeof figureReaders)[number]

/** Each count from 1 up to this is hidden, and with it what would give it away. */
export const hiddenUpTo = { school: 4, outside: 9 } as const satisfies Record<FigureReaders, number>
