import type { FigureFilter, FigureRow } from '@learntrail/contract/analytics/analytics'
import {
  correctingTimes,
  courseDeeds,
  homeworkStates,
  type MeasureName,
  measureNames,
  planStandings,
  type ReadinessState,
  readinessStates,
  returningKinds,
  type SchoolQuestion,
} from '@learntrail/contract/analytics/facts'

/** Those behind a figure: what of it is theirs, and where and when they are counted. */
export interface Behind extends FigureFilter {
  measure: MeasureName
  code?: string
}

/** Codes that stand alone as columns, with what they are of. */
const codesOf: Partial<Record<SchoolQuestion, readonly (readonly [MeasureName, readonly string[]])[]>> = {
  use: [['returning', returningKinds]],
  homework: [
    ['homework', homeworkStates],
    ['correcting', correctingTimes],
  ],
  plans: [['plans', planStandings]],
  courses: [['courses', courseDeeds]],
  readiness: [['readiness', readinessStates]],
}

/** What of each question is listed by name; of points only sums are known, of groups none. */
const listed: Partial<Record<SchoolQuestion, readonly MeasureName[]>> = {
  use: ['active', 'returning'],
  records: ['records', 'tags'],
  homework: ['homework', 'correcting'],
  plans: ['plans', 'lessons'],
  courses: ['courses'],
  readiness: ['readiness'],
}

function figureOf(question: SchoolQuestion, name: string): Pick<Behind, 'measure' | 'code'> | null {
  const ofCode = codesOf[question]?.find(([, codes]) => codes.includes(name))
  if (ofCode) return { measure: ofCode[0], code: name }
  const measure = measureNames.find((one) => one === name)
  return measure && listed[question]?.includes(measure) ? { measure } : null
}

/** Who is behind a cell, or null where that is no list of pupils: a share, a step, a group. */
export function pupilsBehind(
  question: SchoolQuestion,
  row: Pick<FigureRow, 'place' | 'week' | 'code' | 'step' | 'thing'>,
  column: { name: string; unit: string },
  filter: FigureFilter,
): Behind | null {
  if (column.unit === 'share' || row.step || row.thing) return null
  const figure = (row.code === undefined ? null : figureOf(question, row.code)) ?? figureOf(question, column.name)
  if (!figure) return null
  const code = figure.code ?? row.code
  return {
    ...filter,
    ...(row.place?.grade && { grade: row.place.grade }),
    ...(row.place && row.place.className !== null && { className: row.place.className }),
    ...(row.week && { week: row.week.monday }),
    measure: figure.measure,
    ...(code !== undefined && { code }),
  }
}

export type ReminderOf = Exclude<ReadinessState, 'ready'>

/** What pupils can be reminded of, by the state that they are in. */
export const reminderOf = (name: string): ReminderOf | undefined =>
  readinessStates.find((state): state is ReminderOf => state === name && state !== 'ready')
