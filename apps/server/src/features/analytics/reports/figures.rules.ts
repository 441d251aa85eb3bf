import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { type CellId, FinishedTable } from '../suppression/hide.rules.ts'
import { inOrderOfPlaces, partsOf, placeKey, type SummedPlace } from './places.rules.ts'
import type { SumRow } from './sums.repository.ts'

/** The whole semester, in place of a week. */
export const wholeSemester = ''

/** Addresses one number: a measure at a place, in a week or the semester. */
export interface FigureAt {
  measure: MeasureName
  /** Empty for all codes together. */
  code?: string
  /** The first day of a week; empty for the whole semester. */
  week?: string
  place: SummedPlace
}

interface Cells {
  count: CellId
  people: CellId
  /** Pupils who have none of it; only for all codes together. */
  without?: CellId
}

export interface FiguresOf {
  rows: readonly SumRow[]
  /** First days of the counted weeks, in order. */
  weeks: readonly string[]
  measures: readonly MeasureName[]
  /** Measures whose dates may lie ahead; their semester is the sum of its counted weeks. */
  dated: ReadonlySet<MeasureName>
  /** Measures in which a pupil has at most one code per semester. */
  standings: ReadonlySet<MeasureName>
  /** Counts from 1 to this number are hidden. */
  hiddenUpTo: number
}

/**
 * All visible numbers of some measures of a school in a semester, by place, week and code, with small counts hidden.
 * They form one table, so that every filter shows a part of the same one.
 */
export class SchoolFigures {
  readonly places: readonly SummedPlace[]
  readonly #table: FinishedTable
  readonly #sums = new Map<string, { count: number; people: number }>()
  readonly #cells = new Map<string, Cells>()
  readonly #pupils = new Map<string, CellId>()
  readonly #codes = new Map<MeasureName, string[]>()
  readonly #weeks: readonly string[]
  /** Measures with codes by week. */
  readonly #byWeek = new Set<MeasureName>()

  constructor({ rows, weeks, measures, dated, standings, hiddenUpTo }: FiguresOf) {
    this.#table = new FinishedTable(hiddenUpTo)
    this.#weeks = weeks
    const known = new Set(weeks)
    const places = new Map<string, SummedPlace>()
    for (const row of rows) {
      if (row.week !== wholeSemester && !known.has(row.week)) continue
      places.set(placeKey(row), { level: row.level, grade: row.grade, className: row.className })
      if (dated.has(row.measure)) this.#addDated(row)
      else this.#sums.set(keyOf(row.measure, row.code, row.week, row), { count: row.count, people: row.people })
      if (row.code !== '') this.#noteCode(row)
      if (row.code !== '' && row.week !== wholeSemester) this.#byWeek.add(row.measure)
    }
    this.places = inOrderOfPlaces([...places.values()])
    for (const week of [wholeSemester, ...weeks]) this.#addPupils(week)
    for (const measure of measures) this.#addMeasure(measure, standings.has(measure))
    this.#table.hide()
  }

  /** Returns the count; null if it is hidden. */
  count(at: FigureAt): number | null {
    return this.#shown(at, 'count')
  }

  /** Returns how many pupils contribute to it; null if that is hidden. */
  people(at: FigureAt): number | null {
    if (at.measure === 'pupils') return this.pupils(at)
    return this.#shown(at, 'people')
  }

  /** Returns how many pupils were there, according to the school's list. Never hidden. */
  pupils({ week = wholeSemester, place }: Pick<FigureAt, 'week' | 'place'>): number {
    return this.#sum('pupils', '', week, place).people
  }

  /** Returns how many pupils have none of it; null if that is hidden. */
  without({ measure, week = wholeSemester, place }: FigureAt): number | null {
    const cells = this.#cells.get(keyOf(measure, '', week, place))
    if (cells?.without === undefined) return this.pupils({ week, place })
    return this.#table.shown(cells.without)
  }

  /** Returns the codes that occur, sorted. */
  codesOf(measure: MeasureName): readonly string[] {
    return this.#codes.get(measure) ?? []
  }

  #shown({ measure, code = '', week = wholeSemester, place }: FigureAt, what: 'count' | 'people'): number | null {
    const cells = this.#cells.get(keyOf(measure, code, week, place))
    return cells === undefined ? 0 : this.#table.shown(cells[what])
  }

  #sum(measure: MeasureName, code: string, week: string, place: SummedPlace) {
    return this.#sums.get(keyOf(measure, code, week, place)) ?? { count: 0, people: 0 }
  }

  #addDated(row: SumRow): void {
    if (row.week === wholeSemester) return
    this.#sums.set(keyOf(row.measure, row.code, row.week, row), { count: row.count, people: row.people })
    const key = keyOf(row.measure, row.code, wholeSemester, row)
    const known = this.#sums.get(key) ?? { count: 0, people: 0 }
    // Pupils cannot be added up across weeks; the week with the most is a lower bound.
    this.#sums.set(key, { count: known.count + row.count, people: Math.max(known.people, row.people) })
  }

  #noteCode({ measure, code }: SumRow): void {
    const codes = this.#codes.get(measure) ?? []
    if (!codes.includes(code)) this.#codes.set(measure, [...codes, code].sort())
  }

  #addPupils(week: string): void {
    for (const place of this.places) {
      const { people } = this.#sum('pupils', '', week, place)
      this.#pupils.set(timePlace(week, place), this.#table.addKnown(people))
    }
  }

  /** Adds a measure's cells, and the lines by which one could be subtracted from another. */
  #addMeasure(measure: MeasureName, isStanding: boolean): void {
    const codes = this.codesOf(measure)
    const byWeek = this.#byWeek.has(measure) ? codes : []
    this.#addCells(measure, ['', ...codes], wholeSemester)
    for (const week of this.#weeks) this.#addCells(measure, ['', ...byWeek], week)
    const counted = codes.filter((code) => !isStep(code))
    for (const place of this.places) {
      const cells = (code: string, week: string) => this.#cells.get(keyOf(measure, code, week, place))
      const addSum = (total: Cells | undefined, parts: (Cells | undefined)[], what: 'count' | 'people') => {
        const ids = parts.flatMap((part) => (part === undefined ? [] : [part[what]]))
        if (total !== undefined) this.#table.addLine(total[what], ids)
      }
      const addCodes = (week: string) =>
        addSum(
          cells('', week),
          counted.map((code) => cells(code, week)),
          'count',
        )
      const addWeeks = (code: string) =>
        addSum(
          cells(code, wholeSemester),
          this.#weeks.map((week) => cells(code, week)),
          'count',
        )
      if (this.#weeks.some((week) => cells('', week) !== undefined)) for (const code of ['', ...byWeek]) addWeeks(code)
      for (const week of [wholeSemester, ...(this.#byWeek.has(measure) ? this.#weeks : [])]) addCodes(week)
      if (isStanding)
        addSum(
          cells('', wholeSemester),
          counted.map((code) => cells(code, wholeSemester)),
          'people',
        )
      const steps = codes.filter(isStep).map((code) => cells(code, wholeSemester))
      if (steps.length > 0) addSum(cells('', wholeSemester), steps, 'people')
    }
  }

  #addCells(measure: MeasureName, codes: readonly string[], week: string): void {
    for (const code of codes) {
      for (const place of this.places) {
        const { count, people } = this.#sum(measure, code, week, place)
        if (count === 0 && people === 0) continue
        const weight = this.pupils({ place })
        const cells: Cells = {
          count: this.#table.add(count, people, weight),
          people: this.#table.add(people, people, weight),
        }
        this.#cells.set(keyOf(measure, code, week, place), cells)
        const pupils = this.#pupils.get(timePlace(week, place))
        if (code !== '' || pupils === undefined) continue
        const without = Math.max(0, this.#sum('pupils', '', week, place).people - people)
        cells.without = this.#table.add(without, without, weight)
        this.#table.addLine(pupils, [cells.people, cells.without])
      }
      const cellsAt = (place: SummedPlace) => this.#cells.get(keyOf(measure, code, week, place))
      for (const what of ['count', 'people'] as const) this.#addPlaceLines((place) => cellsAt(place)?.[what])
      // Where nobody has any, all pupils are without.
      const pupilsAt = (place: SummedPlace) => this.#pupils.get(timePlace(week, place))
      if (code === '') this.#addPlaceLines((place) => cellsAt(place)?.without ?? pupilsAt(place))
    }
  }

  /** A school is the sum of its grades, a grade that of its classes. */
  #addPlaceLines(idOf: (place: SummedPlace) => CellId | undefined): void {
    for (const place of this.places) {
      if (place.level === 2) continue
      const total = idOf(place)
      const parts = partsOf(place, this.places).flatMap((part) => idOf(part) ?? [])
      if (total !== undefined) this.#table.addLine(total, parts)
    }
  }
}

/** Codes of a spread by amount, as opposed to codes of a kind. */
const isStep = (code: string): boolean => code.startsWith('from:')

const timePlace = (week: string, place: SummedPlace) => `${week}\n${placeKey(place)}`
const keyOf = (measure: MeasureName, code: string, week: string, place: SummedPlace) =>
  `${measure}\n${code}\n${timePlace(week, place)}`
