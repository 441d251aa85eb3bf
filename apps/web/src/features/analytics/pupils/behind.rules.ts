import type { FigureFilter, FigureRow, SchoolPlace } from '@learntrail/contract/analytics/analytics'
import {
  correctingTimes,
  courseDeeds,
  homeworkStates,
  type ListedMeasure,
  planStandings,
  type ReadinessState,
  readinessStates,
  returningKinds,
  type SchoolQuestion,
} from '@learntrail/contract/analytics/facts'
import { classifications } from '@learntrail/contract/tags/tags'
import { isTagCode } from '../../tags/index.ts'
import type { PupilsAsked } from '../api/pupils.ts'

/** The pupils behind a figure, and the figure's name. */
export interface Behind {
  asked: PupilsAsked
  /** A measure, code or column, as `useFigureWords` knows it. */
  figure: string
}

type Figure = Pick<PupilsAsked, 'measure' | 'code' | 'without'>

/**
 * Columns that count all of a measure, by question. Missing: points, of which only sums are known, and groups, which
 * list no pupils.
 */
const wholes: Partial<Record<SchoolQuestion, Readonly<Record<string, ListedMeasure>>>> = {
  use: { active: 'active' },
  records: { records: 'records', writers: 'records', tags: 'tags' },
  homework: { asked: 'homework', homework: 'homework' },
  plans: { planners: 'plans', plans: 'plans', lessons: 'lessons' },
  courses: { learners: 'courses', courses: 'courses' },
}

const isOf = (codes: readonly string[]) => (code: string) => codes.includes(code)

/** Codes by question, with the measure they belong to. */
const codes: Partial<Record<SchoolQuestion, readonly (readonly [ListedMeasure, (code: string) => boolean])[]>> = {
  use: [['returning', isOf(returningKinds)]],
  records: [
    ['records', isOf(classifications)],
    ['tags', isTagCode],
  ],
  homework: [
    ['homework', isOf(homeworkStates)],
    ['correcting', isOf(correctingTimes)],
  ],
  plans: [['plans', isOf(planStandings)]],
  courses: [['courses', isOf(courseDeeds)]],
  readiness: [['readiness', isOf(readinessStates)]],
}

function figureOf(question: SchoolQuestion, name: string): Figure | null {
  // Pupils with nothing to upload have no rows to count.
  if (question === 'readiness' && name === 'nothing') return { measure: 'readiness', without: 'true' }
  const ofCode = codes[question]?.find(([, has]) => has(name))
  if (ofCode) return { measure: ofCode[0], code: name }
  const measure = wholes[question]?.[name]
  return measure ? { measure } : null
}

/** The filter and place of a report, which a row may override. */
export interface Counted {
  filter: FigureFilter
  place: SchoolPlace
}

/**
 * Returns which pupils of a class are behind a cell, or null where they cannot be listed: more than one class, a share,
 * a step, or a group or course.
 */
export function pupilsBehind(
  question: SchoolQuestion,
  row: Pick<FigureRow, 'place' | 'week' | 'code' | 'step' | 'thing'>,
  column: { name: string; unit: string },
  { filter, place }: Counted,
): Behind | null {
  const { grade, className } = row.place ?? place
  // Pupils in no listed grade or class cannot be listed.
  if (!grade || !className || column.unit === 'share' || row.step || row.thing) return null
  const name = row.code ?? column.name
  const figure = figureOf(question, name)
  if (!figure) return null
  return {
    figure: name,
    asked: {
      ...filter,
      grade,
      className,
      ...(row.week && { week: row.week.monday }),
      ...figure,
    },
  }
}

export type ReminderOf = Exclude<ReadinessState, 'ready'>

/** Returns what pupils in a readiness state can be reminded of; undefined for `ready` and other names. */
export const reminderOf = (name: string): ReminderOf | undefined =>
  readinessStates.find((state): state is ReminderOf => state === name && state !== 'ready')
