import type {
  FigureCell,
  FigureFilter,
  FigureRow,
  FigureTable,
  SchoolReport,
  SchoolThingReport,
} from '@learntrail/contract/analytics/analytics'
import { hiddenUpTo, type SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  type SchoolThings,
  schoolThings,
  type ThingFigure,
  type ThingFigures,
  type ThingRow,
  type ThingsOf,
} from '../../../platform/measures/school-things.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type CellId, FinishedTable } from '../suppression/hide.rules.ts'
import { type Asked, ask, frameOf, type Reader, weeksOf } from './ask.service.ts'
import { countedDays } from './figures.memory.ts'
import { wholeSemester } from './figures.rules.ts'
import { placeKey, type SummedPlace, schoolPlace, wholeSchool } from './places.rules.ts'

/**
 * Returns the widest part of a school around a place that the reader may see. Groups and courses are reported only for
 * that part and for whole semesters; otherwise a few pupils could be singled out by subtracting one filter, or one part
 * of a semester, from another.
 */
function widestAround(place: SummedPlace, reach: SchoolReach | null): SummedPlace {
  if (reach === null) return wholeSchool
  const isWholeGrade = reach.some(({ grade, className }) => grade === place.grade && className === null)
  return isWholeGrade ? { level: 1, grade: place.grade, className: '' } : place
}

/** Whether groups or courses may be reported for the requested place and time. */
const tellsThings = ({ place, week, school }: Asked): boolean =>
  week === wholeSemester && placeKey(widestAround(place, school.reach)) === placeKey(place)

function thingsOf({ school, place, semester, today }: Asked): ThingsOf {
  const { grade, className } = schoolPlace(place)
  const { from, to } = countedDays(semester, today)
  return { schoolId: school.id, classes: grade === null ? null : [{ grade, className }], from, to }
}

const declaredFor = ({ declared }: Platform, question: SchoolQuestion): SchoolThings | undefined =>
  declared.of(schoolThings).find((one) => one.question === question)

/**
 * Returns a school's groups or courses, busiest first, and how many there are; undefined if the question has none or
 * the place and time do not allow it.
 */
export async function readThings(
  platform: Platform,
  asked: Asked,
  question: SchoolQuestion,
): Promise<{ table: FigureTable; totals: SchoolReport['totals'] } | undefined> {
  const things = declaredFor(platform, question)
  if (things === undefined || !tellsThings(asked)) return undefined
  const all = await things.list(platform.pool, { ...thingsOf(asked), limit: analyticsLimits.countedThings })
  const rows = all.slice(0, analyticsLimits.things)
  const finished = new FinishedTable(hiddenUpTo[asked.readers])
  const cells = rows.map(({ figures }) => figures.map((figure) => addFigure(finished, figure)))
  // Hides as if the sum of each column were shown, because the report's totals may reveal it.
  for (const index of things.columns.keys())
    addSum(
      finished,
      cells.map((row) => row[index]),
    )
  finished.hide()
  const table: FigureTable = {
    name: 'things',
    rows: 'things',
    columns: things.columns.map((name) => ({ name, unit: 'count' as const })),
    items: rows.map(({ id, name }, row) => ({
      key: id,
      thing: { id, name },
      isTotal: false,
      cells: (cells[row] ?? []).map((cell) => shownIn(finished, cell)),
    })),
  }
  return { table, totals: question === 'groups' ? totalsOf(all, things.columns) : [] }
}

/** Counts the groups, and those without any activity other than having members. */
function totalsOf(rows: readonly ThingRow[], columns: readonly string[]): SchoolReport['totals'] {
  const isSilent = ({ figures }: ThingRow) =>
    columns.every((name, index) => name === 'members' || figures[index]?.count === 0)
  return [
    { name: 'groups', unit: 'count', value: rows.length },
    { name: 'silent', unit: 'count', value: rows.filter(isSilent).length },
  ]
}

const addFigure = (table: FinishedTable, { count, people }: ThingFigure): CellId => table.add(count, people)
const shownIn = (table: FinishedTable, cell: CellId): FigureCell => ({ value: table.shown(cell) })

function addSum(table: FinishedTable, parts: readonly (CellId | undefined)[], total?: CellId): void {
  const known = parts.filter((part) => part !== undefined)
  const sum = total ?? table.add(known.reduce((all, part) => all + table.actual(part), 0))
  table.addLine(sum, known)
}

/** Returns the report of one group or course, by weeks or by steps. Refuses with `FIGURES_NOT_FOUND`. */
export async function readThing(
  platform: Platform,
  reader: Reader,
  { schoolId, question, thingId }: { schoolId: string; question: 'groups' | 'courses'; thingId: string },
  filter: FigureFilter,
): Promise<SchoolThingReport> {
  const first = await ask(platform, reader, schoolId, filter)
  const asked: Asked = { ...first, place: widestAround(first.place, first.school.reach), week: wholeSemester }
  const things = declaredFor(platform, question) ?? refuse('FIGURES_NOT_FOUND')
  const found = await things.one(platform.pool, { ...thingsOf(asked), id: thingId })
  if (found === undefined) return refuse('FIGURES_NOT_FOUND')
  const { frame } = await frameOf(platform, asked)
  const thing = { id: found.id, name: found.name }
  if (frame.isTooSmall) return { ...frame, question, thing, totals: [], tables: [] }
  const table = new FinishedTable(hiddenUpTo[asked.readers])
  const totals = found.figures.map((figure) => addFigure(table, figure))
  const { parts } = found
  const rows = parts.rows === 'weeks' ? weekRows(asked, parts) : stepRows(parts)
  const cells = rows.map(({ figures }) => figures.map((figure) => addFigure(table, figure)))
  if (parts.rows === 'weeks') {
    for (const [index, name] of parts.columns.entries()) {
      const total = totals[things.columns.indexOf(name)]
      if (total !== undefined)
        addSum(
          table,
          cells.map((row) => row[index]),
          total,
        )
    }
  }
  table.hide()
  const items = rows.map(
    ({ row }, at): FigureRow => ({
      ...row,
      isTotal: false,
      cells: (cells[at] ?? []).map((cell) => shownIn(table, cell)),
    }),
  )
  return {
    ...frame,
    question,
    thing,
    totals: things.columns.map((name, index) => ({
      name,
      unit: 'count' as const,
      ...shownIn(table, totals[index] ?? table.add(0)),
    })),
    tables:
      items.length === 0
        ? []
        : [
            {
              name: parts.rows,
              rows: parts.rows === 'weeks' ? 'weeks' : 'things',
              items,
              columns: parts.columns.map((name) => ({ name, unit: 'count' as const })),
            },
          ],
  }
}

type Parts = ThingFigures['parts']

interface PartRow {
  row: Pick<FigureRow, 'key' | 'week' | 'thing'>
  figures: readonly ThingFigure[]
}

const stepRows = ({ items }: Parts): PartRow[] =>
  items.map(({ key, name, figures }) => ({ row: { key, thing: { id: key, name } }, figures }))

/** Returns all weeks of the semester, including empty ones. */
function weekRows({ semester, today }: Asked, { columns, items }: Parts): PartRow[] {
  const known = new Map(items.map(({ key, figures }) => [key, figures]))
  const nothing = columns.map(() => ({ count: 0, people: 0 }))
  return weeksOf(semester, today).map((week) => ({
    row: { key: week.monday, week },
    figures: known.get(week.monday) ?? nothing,
  }))
}
