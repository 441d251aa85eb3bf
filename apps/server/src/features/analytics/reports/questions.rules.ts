import {
  correctingTimes,
  courseDeeds,
  type figureUnits,
  homeworkStates,
  type MeasureName,
  planStandings,
  readinessStates,
  returningKinds,
  type SchoolQuestion,
} from '@learntrail/contract/analytics/facts'
import { classifications, tagFamilies, tagsOfFamily } from '@learntrail/contract/tags/tags'

/** A table column or a total: which number of which measure it shows. */
export interface Column {
  /** Its key in the texts. */
  name: string
  measure: MeasureName
  code?: string
  /**
   * `people`: pupils who have some; `without`: pupils who have none; `share`: `people` as a percentage of all pupils.
   */
  take: 'count' | 'people' | 'without' | 'share'
}

export const unitOf = ({ take }: Column): (typeof figureUnits)[number] => (take === 'without' ? 'people' : take)

/** A table by code. */
interface CodeTable {
  name: string
  measure: MeasureName
  codes: readonly string[]
  take: readonly ('count' | 'people')[]
}

export interface QuestionRules {
  totals: readonly Column[]
  weeks?: readonly Column[]
  /** Empty if the question has tables only for groups or courses. */
  places: readonly Column[]
  codes?: readonly CodeTable[]
  /** The measure to spread by how much each pupil did. */
  steps?: MeasureName
}

const pupils: Column = { name: 'pupils', measure: 'pupils', take: 'people' }
const people = (name: string, measure: MeasureName, code?: string): Column => ({
  name,
  measure,
  take: 'people',
  ...(code !== undefined && { code }),
})
const count = (name: string, measure: MeasureName, code?: string): Column => ({
  name,
  measure,
  take: 'count',
  ...(code !== undefined && { code }),
})
const share = (name: string, measure: MeasureName): Column => ({ name, measure, take: 'share' })
const states = (measure: MeasureName, codes: readonly string[]) => codes.map((code) => count(code, measure, code))

/** The questions a school can ask, and what each answer consists of. */
export const questionRules: Record<SchoolQuestion, QuestionRules> = {
  use: {
    totals: [pupils, people('active', 'active'), share('activeShare', 'active')],
    weeks: [people('active', 'active')],
    places: [pupils, people('active', 'active'), share('activeShare', 'active')],
    codes: [{ name: 'returning', measure: 'returning', codes: returningKinds, take: ['people'] }],
  },
  records: {
    totals: [count('records', 'records'), people('writers', 'records'), share('writersShare', 'records')],
    weeks: [count('records', 'records'), people('writers', 'records')],
    places: [pupils, count('records', 'records'), people('writers', 'records'), share('writersShare', 'records')],
    codes: [
      { name: 'classifications', measure: 'records', codes: classifications, take: ['count', 'people'] },
      ...tagFamilies.map(
        (name): CodeTable => ({ name, measure: 'tags', codes: tagsOfFamily[name], take: ['count', 'people'] }),
      ),
    ],
    steps: 'records',
  },
  homework: {
    totals: [count('asked', 'homework'), ...states('homework', homeworkStates)],
    weeks: states('homework', homeworkStates),
    places: [count('asked', 'homework'), ...states('homework', homeworkStates)],
    codes: [{ name: 'correcting', measure: 'correcting', codes: correctingTimes, take: ['count'] }],
  },
  plans: {
    totals: [people('planners', 'plans'), count('lessons', 'lessons')],
    weeks: [count('lessons', 'lessons')],
    places: [pupils, people('planners', 'plans'), count('lessons', 'lessons')],
    codes: [{ name: 'planStandings', measure: 'plans', codes: planStandings, take: ['people'] }],
    steps: 'lessons',
  },
  courses: {
    totals: [people('learners', 'courses'), ...courseDeeds.map((code) => count(code, 'courses', code))],
    weeks: courseDeeds.map((code) => count(code, 'courses', code)),
    places: [pupils, people('learners', 'courses'), ...courseDeeds.map((code) => count(code, 'courses', code))],
  },
  groups: { totals: [], places: [] },
  points: {
    totals: [count('points', 'points')],
    weeks: [count('points', 'points')],
    places: [count('points', 'points')],
  },
  readiness: {
    totals: [pupils, people('ready', 'readiness', 'ready')],
    places: [
      pupils,
      { name: 'nothing', measure: 'readiness', take: 'without' } as const,
      ...readinessStates.filter((state) => state !== 'nothing').map((state) => people(state, 'readiness', state)),
    ],
  },
}

/** How the sums of particular measures are read; see `FiguresOf`. */
export const measureRules: { dated: ReadonlySet<MeasureName>; standings: ReadonlySet<MeasureName> } = {
  dated: new Set<MeasureName>(['homework']),
  standings: new Set<MeasureName>(['readiness', 'returning']),
}

/** Measures whose codes are also summed by week, for tables by week. */
export const codesByWeek: readonly MeasureName[] = ['homework', 'courses']

/**
 * Measures without tables for classes: with so many codes, nearly all cells would be hidden, and hide others in turn.
 */
export const withoutClasses: readonly MeasureName[] = ['tags']

/** Returns the measures an answer consists of. */
export function measuresOf({ totals, weeks = [], places, codes = [], steps }: QuestionRules): MeasureName[] {
  const named = [...totals, ...weeks, ...places, ...codes].map(({ measure }) => measure)
  return [...new Set([...named, ...(steps === undefined ? [] : [steps])])]
}
