import type { FigureCell, FigureRow, FigureTable, SchoolReport } from '@learntrail/contract/analytics/analytics'
import { spreadSteps } from '@learntrail/contract/analytics/facts'
import type { Week } from '../../../platform/clock/weeks-between.ts'
import { stepCode } from '../summaries/contributions.rules.ts'
import { type SchoolFigures, wholeSemester } from './figures.rules.ts'
import { partsOf, placeKey, type SummedPlace, schoolPlace } from './places.rules.ts'
import { type Column, type QuestionRules, unitOf } from './questions.rules.ts'

export interface ReportOf {
  rules: QuestionRules
  figures: SchoolFigures
  /** Figures of the semester before; undefined if there are none. */
  before: SchoolFigures | undefined
  /** Whether a school year began between the two semesters. */
  isNewYear: boolean
  place: SummedPlace
  /** The first day of a week; empty for the whole semester. */
  week: string
  /** The counted weeks, each with whether it is still running. */
  weeks: readonly (Week & { isRunning: boolean })[]
  /** Whether the reader may see a part of the school. */
  mayRead(place: SummedPlace): boolean
}

type Totals = SchoolReport['totals']

/**
 * Returns one number of a place and time; null if it is hidden or follows from hidden ones. A share is a percentage, 0
 * to 100.
 */
function figureOf(figures: SchoolFigures, { measure, code, take }: Column, at: { place: SummedPlace; week: string }) {
  const where = { measure, ...at, ...(code !== undefined && { code }) }
  if (take === 'count') return figures.count(where)
  if (take === 'people') return figures.people(where)
  if (take === 'without') return figures.without(where)
  const [people, pupils] = [figures.people(where), figures.pupils(at)]
  if (people === null) return null
  return pupils === 0 ? 0 : Math.round((100 * people) / pupils)
}

function cellOf(
  { figures, before, place, week, isNewYear }: ReportOf,
  column: Column,
  at: Partial<{ place: SummedPlace; week: string }> = {},
): FigureCell {
  const where = { place, week, ...at }
  const value = figureOf(figures, column, where)
  // Weeks of two semesters cover different days, and a class of a new school year is not last year's class.
  const isOther = where.week !== wholeSemester || (where.place.level === 2 && isNewYear)
  const wasThere = before !== undefined && before.pupils({ place: where.place }) > 0
  if (!wasThere || isOther) return { value }
  return { value, before: figureOf(before, column, where) }
}

/** Returns the totals of a question. */
export function totalsOf(report: ReportOf): Totals {
  return report.rules.totals.map((column) => ({ name: column.name, unit: unitOf(column), ...cellOf(report, column) }))
}

/** Returns all tables of a question, limited to the parts of the school the reader may see. */
export function tablesOf(report: ReportOf): FigureTable[] {
  const isWhole = report.week === wholeSemester
  return [
    weeksTable(report),
    ...(isWhole ? [stepsTable(report)] : []),
    report.rules.places.length > 0 ? placesTable(report) : undefined,
    ...(isWhole ? codeTables(report) : []),
  ].filter((table): table is FigureTable => table !== undefined && table.items.length > 0)
}

const columnsOf = (columns: readonly Column[]) => columns.map((column) => ({ name: column.name, unit: unitOf(column) }))

/** Returns the table of weeks; undefined if a single week was asked for or the question has none. */
export function weeksTable(report: ReportOf): FigureTable | undefined {
  const { rules, weeks, week: asked } = report
  if (rules.weeks === undefined || asked !== wholeSemester) return undefined
  const columns = rules.weeks
  return {
    name: 'weeks',
    rows: 'weeks',
    columns: columnsOf(columns),
    items: weeks.map((week) => ({
      key: week.monday,
      week,
      isTotal: false,
      cells: columns.map((column) => cellOf(report, column, { week: week.from })),
    })),
  }
}

/** A place and all parts below it that may be read, each part followed by its own parts. */
function placesTable(report: ReportOf): FigureTable {
  const { rules, figures, place, mayRead } = report
  const below = (of: SummedPlace): SummedPlace[] =>
    partsOf(of, figures.places).flatMap((part) => [part, ...below(part)])
  const shown = [place, ...below(place)].filter(mayRead)
  return {
    name: 'places',
    rows: 'places',
    columns: columnsOf(rules.places),
    items: shown.map((one) => ({
      key: placeKey(one).replaceAll('\n', '/'),
      place: schoolPlace(one),
      isTotal: one === place,
      cells: rules.places.map((column) => cellOf(report, column, { place: one })),
    })),
  }
}

function codeTables(report: ReportOf): FigureTable[] {
  return (report.rules.codes ?? []).map(({ name, measure, codes, take }): FigureTable => {
    const columns = take.map((one): Column => ({ name: one === 'count' ? measure : 'people', measure, take: one }))
    return {
      name,
      rows: 'codes',
      columns: columnsOf(columns),
      items: codes.map((code) => ({
        key: code,
        code,
        isTotal: false,
        cells: columns.map((column) => cellOf(report, { ...column, code })),
      })),
    }
  })
}

/** Pupils by how much they did, starting with those who did nothing. */
function stepsTable(report: ReportOf): FigureTable | undefined {
  const measure = report.rules.steps
  if (measure === undefined) return undefined
  const steps: readonly number[] = (spreadSteps as Record<string, readonly number[]>)[measure] ?? []
  const none: FigureRow = {
    key: '0',
    step: { from: 0, below: steps[0] ?? null },
    isTotal: false,
    cells: [cellOf(report, { name: 'people', measure, take: 'without' })],
  }
  return {
    name: 'steps',
    rows: 'steps',
    columns: [{ name: 'people', unit: 'people' }],
    items: [
      none,
      ...steps.map((from, index) => ({
        key: String(from),
        step: { from, below: steps[index + 1] ?? null },
        isTotal: false,
        cells: [cellOf(report, { name: 'people', measure, code: stepCode(from), take: 'people' })],
      })),
    ],
  }
}
