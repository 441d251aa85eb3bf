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
  /** Of the semester before; undefined where there was none. */
  before: SchoolFigures | undefined
  /** A school year has begun between both. */
  isNewYear: boolean
  place: SummedPlace
  /** The first day of a week; empty: the whole semester. */
  week: string
  /** That are counted, with whether they are over. */
  weeks: readonly (Week & { isRunning: boolean })[]
  /** Whether the reader sees a part of the school. */
  mayRead(place: SummedPlace): boolean
}

type Totals = SchoolReport['totals']

/** A number of a place in a time; null where it is hidden, or follows from what is. */
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
  // Weeks of two semesters are not the same days, and a class of a new school year is not that of last year.
  const isOther = where.week !== wholeSemester || (where.place.level === 2 && isNewYear)
  const wasThere = before !== undefined && before.pupils({ place: where.place }) > 0
  if (!wasThere || isOther) return { value }
  return { value, before: figureOf(before, column, where) }
}

/** The large numbers. */
export function totalsOf(report: ReportOf): Totals {
  return report.rules.totals.map((column) => ({ name: column.name, unit: unitOf(column), ...cellOf(report, column) }))
}

/** All tables of a question, as far as the reader sees the parts of the school. */
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

/** The weeks of the semester; undefined where one of them is looked at, or a question has none. */
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

/** The parts of the place, each with the parts of its own, as far as they may be read. */
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

/** How many pupils did how much, those who did nothing first. */
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
