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
import { classifications } from '@learntrail/contract/posts/tags'
import { isTagCode } from '../../tags/index.ts'
import type { PupilsAsked } from '../api/pupils.ts'

/** Those behind a figure, and what it is called. */
export interface Behind {
  asked: PupilsAsked
  /** A measure, a code or a column, as the words of figures know it. */
  figure: string
}

type Figure = Pick<PupilsAsked, 'measure' | 'code' | 'without'>

/** Columns of all that there is of a measure, by question; of points only sums are known, and of groups no pupils. */
const wholes: Partial<Record<SchoolQuestion, Readonly<Record<string, ListedMeasure>>>> = {
  use: { active: 'active' },
  records: { records: 'records', writers: 'records', tags: 'tags' },
  homework: { asked: 'homework', homework: 'homework' },
  plans: { planners: 'plans', plans: 'plans', lessons: 'lessons' },
  courses: { learners: 'courses', courses: 'courses' },
}

const isOf = (codes: readonly string[]) => (code: string) => codes.includes(code)

/** Codes by question, with what they are of. */
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
  // Who has nothing to upload has nothing that is counted.
  if (question === 'readiness' && name === 'nothing') return { measure: 'readiness', without: 'true' }
  const ofCode = codes[question]?.find(([, has]) => has(name))
  if (ofCode) return { measure: ofCode[0], code: name }
  const measure = wholes[question]?.[name]
  return measure ? { measure } : null
}

/** Where and when a report counts, unless a row says otherwise. */
export interface Counted {
  filter: FigureFilter
  place: SchoolPlace
}

/** Who of a class is behind a cell, or null where that is no list of pupils: of more than a class, a share, a step, a group. */
export function pupilsBehind(
  question: SchoolQuestion,
  row: Pick<FigureRow, 'place' | 'week' | 'code' | 'step' | 'thing'>,
  column: { name: string; unit: string },
  { filter, place }: Counted,
): Behind | null {
  const { grade, className } = row.place ?? place
  // Whom the list does not name, it cannot list.
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

/** What pupils can be reminded of, by the state that they are in. */
export const reminderOf = (name: string): ReminderOf | undefined =>
  readinessStates.find((state): state is ReminderOf => state === name && state !== 'ready')
