import { type MeasureName, type returningKinds, type Span, spreadSteps } from '@learntrail/contract/analytics/facts'
import { daysOfSemester, semesterAfter, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import type { PupilPlace } from '../../profiles/index.ts'
import { firstDayOf } from './calendar.rules.ts'

/** One value a measure yields for a person. */
export interface Measured {
  measure: MeasureName
  day: string
  code: string
  count: number
}

/** A measured value with the pupil's place on that day: school, grade, class, measure, day, code, count. */
export type Entry = [
  schoolId: string,
  grade: string,
  className: string,
  measure: MeasureName,
  day: string,
  code: string,
  count: number,
]

/** Sets of measures the engine treats specially. */
interface Kinds {
  /** A day with a count in any of these is an active day. */
  activities: ReadonlySet<MeasureName>
  /** Measures of a state over a whole semester. */
  ofSemester: ReadonlySet<MeasureName>
}

/** Returns everything a person contributes, in a fixed order whatever the order of the input. */
export function entriesOf(
  measured: readonly Measured[],
  places: readonly PupilPlace[],
  { activities, ofSemester }: Kinds,
): Entry[] {
  const entries = new Map<string, Entry>()
  const add = ({ schoolId, grade, className }: PupilPlace, { measure, day, code, count }: Measured) => {
    const key = [schoolId, grade, className, measure, day, code].join('\n')
    const known = entries.get(key)
    if (known === undefined) entries.set(key, [schoolId, grade, className, measure, day, code, count])
    else known[6] += count
  }
  const placeOn = (day: string) => places.find(({ from, to }) => from <= day && day <= to)
  /** The state in a semester counts at the last place the pupil had in it. */
  const lastPlaceIn = (semester: string) => {
    const days = daysOfSemester(semester)
    return places.findLast(({ from, to }) => from <= days.to && days.from <= to)
  }
  const activeDays = new Set<string>()
  for (const one of measured) {
    const place = ofSemester.has(one.measure) ? lastPlaceIn(semesterOf(one.day).semester) : placeOn(one.day)
    if (place === undefined || one.count === 0) continue
    add(place, one)
    if (!activities.has(one.measure) || activeDays.has(one.day)) continue
    activeDays.add(one.day)
    add(place, { measure: 'active', day: one.day, code: '', count: 1 })
  }
  for (const one of returningOf(activeDays)) {
    const place = lastPlaceIn(semesterOf(one.day).semester)
    if (place !== undefined) add(place, one)
  }
  return [...entries.values()].sort(byFields)
}

/**
 * For each active semester, whether the person is back or new, dated on their first active day; and `gone` on the first
 * day of a following semester without activity so far.
 */
function returningOf(activeDays: ReadonlySet<string>): Measured[] {
  const days = [...activeDays].sort()
  const first = new Map<string, string>()
  for (const day of days) {
    const { semester } = semesterOf(day)
    if (!first.has(semester)) first.set(semester, day)
  }
  const kind = (day: string, code: (typeof returningKinds)[number]): Measured => ({
    measure: 'returning',
    day,
    code,
    count: 1,
  })
  return [...first].flatMap(([semester, day]) => {
    const next = semesterAfter(semester)
    const own = kind(day, first.has(semesterBefore(semester)) ? 'back' : 'new')
    return first.has(next) ? [own] : [own, kind(daysOfSemester(next).from, 'gone')]
  })
}

function byFields(one: Entry, other: Entry): number {
  for (const [index, field] of one.entries()) {
    const its = other[index] as typeof field
    if (field !== its) return field < its ? -1 : 1
  }
  return 0
}

/** A row of the sums, or the change to it. */
export interface Cell {
  schoolId: string
  span: Span
  fromDay: string
  measure: MeasureName
  level: number
  grade: string
  className: string
  code: string
  count: number
  people: number
}

/** Returns the key of a row, in the column order of `Cell`. */
export const keyOf = ({ schoolId, span, fromDay, measure, level, grade, className, code }: Cell): string =>
  [schoolId, span, fromDay, measure, level, grade, className, code].join('\n')

const daily: readonly Span[] = ['day', 'week', 'semester']

/** Returns a memoized lookup from a day to the first day of each span. */
function firstDays() {
  const known = new Map<string, Record<Span, string>>()
  return (day: string): Record<Span, string> => {
    const found = known.get(day) ?? { day, week: firstDayOf('week', day), semester: firstDayOf('semester', day) }
    known.set(day, found)
    return found
  }
}

const stretchKey = (measure: MeasureName, span: Span, fromDay: string) => `${measure} ${span} ${fromDay}`

/**
 * Returns what a person adds to the sums; `people` is 1 in each row, whatever the count. With `stretches`, returns only
 * rows of those.
 */
export function cellsOf(
  entries: readonly Entry[],
  { ofSemester }: Kinds,
  stretches?: ReadonlySet<string>,
): Map<string, Cell> {
  const cells = new Map<string, Cell>()
  const fromDayOf = firstDays()
  for (const [schoolId, grade, className, measure, day, code, count] of entries) {
    const spans: readonly Span[] = ofSemester.has(measure) ? ['semester'] : daily
    for (const span of spans) {
      const fromDay = fromDayOf(day)[span]
      if (stretches?.has(stretchKey(measure, span, fromDay)) === false) continue
      for (const place of placesOf(grade, className)) {
        const codes = span === 'day' || code === '' ? [''] : ['', code]
        for (const one of codes)
          addTo(cells, { schoolId, span, fromDay, measure, ...place, code: one, count, people: 1 })
      }
    }
  }
  for (const cell of [...cells.values()]) addStep(cells, cell)
  return cells
}

const placesOf = (grade: string, className: string) => [
  { level: 0, grade: '', className: '' },
  { level: 1, grade, className: '' },
  { level: 2, grade, className },
]

function addTo(cells: Map<string, Cell>, cell: Cell): void {
  const key = keyOf(cell)
  const known = cells.get(key)
  if (known === undefined) cells.set(key, cell)
  else known.count += cell.count
}

/** Adds the cell of the spread's step that matches a semester's count. */
function addStep(cells: Map<string, Cell>, cell: Cell): void {
  const steps: readonly number[] | undefined = (spreadSteps as Partial<Record<MeasureName, readonly number[]>>)[
    cell.measure
  ]
  if (steps === undefined || cell.span !== 'semester' || cell.code !== '') return
  const step = steps.findLast((least) => least <= cell.count)
  if (step !== undefined) addTo(cells, { ...cell, code: stepCode(step), count: 1 })
}

/** Code of the pupils with at least `least`, and less than the next step. */
export const stepCode = (least: number): string => `from:${least}`

/** Returns the change to the sums when a person's contribution changes. */
export function differenceOf(before: readonly Entry[], after: readonly Entry[], kinds: Kinds): Cell[] {
  const stretches = stretchesThatDiffer(before, after)
  if (stretches.size === 0) return []
  const [old, now] = [cellsOf(before, kinds, stretches), cellsOf(after, kinds, stretches)]
  const changes: Cell[] = []
  for (const [key, cell] of now) {
    const was = old.get(key)
    const count = cell.count - (was?.count ?? 0)
    const people = 1 - (was?.people ?? 0)
    if (count !== 0 || people !== 0) changes.push({ ...cell, count, people })
  }
  for (const [key, cell] of old) {
    if (!now.has(key)) changes.push({ ...cell, count: -cell.count, people: -1 })
  }
  return changes
}

/** Returns the days, weeks and semesters that changed, by measure; usually most of a contribution is unchanged. */
function stretchesThatDiffer(before: readonly Entry[], after: readonly Entry[]): Set<string> {
  const old = new Set(before.map((entry) => entry.join('\n')))
  const now = new Set(after.map((entry) => entry.join('\n')))
  const differing = [
    ...before.filter((entry) => !now.has(entry.join('\n'))),
    ...after.filter((entry) => !old.has(entry.join('\n'))),
  ]
  const fromDayOf = firstDays()
  return new Set(
    differing.flatMap(([, , , measure, day]) => daily.map((span) => stretchKey(measure, span, fromDayOf(day)[span]))),
  )
}
