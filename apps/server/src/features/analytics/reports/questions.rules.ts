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
import { classifications, tagFamilies, tagsOfFamily } from '@learntrail/contract/posts/tags'

/** A column of a table, and a large number: what is taken of which measure. */
export interface Column {
  /** As the texts call it. */
  name: string
  measure: MeasureName
  code?: string
  /** `people`, `without`: pupils who have some, and who have none; `share`: the former in hundredths of the pupils. */
  take: 'count' | 'people' | 'without' | 'share'
}

export const unitOf = ({ take }: Column): (typeof figureUnits)[number] => (take === 'without' ? 'people' : take)

/** A table by code; of `places`, only of the school and its grades where it says so, as it would be nearly all hidden. */
interface CodeTable {
  name: string
  measure: MeasureName
  codes: readonly string[]
  take: readonly ('count' | 'people')[]
}

export interface QuestionRules {
  totals: readonly Column[]
  weeks?: readonly Column[]
  /** None: only groups or courses are told. */
  places: readonly Column[]
  codes?: readonly CodeTable[]
  /** How much each pupil did, by steps. */
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

/** What a school asks, and of what the answer is made. */
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

/** How a measure is read of the sums. */
export const measureRules: { dated: ReadonlySet<MeasureName>; standings: ReadonlySet<MeasureName> } = {
  dated: new Set<MeasureName>(['homework']),
  standings: new Set<MeasureName>(['readiness', 'returning']),
}

/** Of these the codes are summed by week for tables by week. */
export const codesByWeek: readonly MeasureName[] = ['homework', 'courses']

/** Of these classes have no tables: with so many codes they would be nearly all hidden, and hide the rest. */
export const withoutClasses: readonly MeasureName[] = ['tags']

/** What the answer to a question is made of. */
export function measuresOf({ totals, weeks = [], places, codes = [], steps }: QuestionRules): MeasureName[] {
  const named = [...totals, ...weeks, ...places, ...codes].map(({ measure }) => measure)
  return [...new Set([...named, ...(steps === undefined ? [] : [steps])])]
}
