import { type FigureReaders, hiddenUpTo, measureNames } from '@learntrail/contract/analytics/facts'
import { daysOfSemester } from '@learntrail/contract/school-year'
import { type Week, weeksBetween } from '../../../platform/clock/weeks-between.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SchoolFigures } from './figures.rules.ts'
import { codesByWeek, measureRules, withoutClasses } from './questions.rules.ts'
import { readSums, readVersion } from './sums.repository.ts'

/** Schools and semesters remembered at a time: those of a large school are some megabytes. */
const mostRemembered = 24

interface Remembered {
  /** Of the sums, and the day. */
  version: string
  figures: Promise<SchoolFigures>
}

const memoryOf = perApplication(() => new Map<string, Remembered>())

/** Days of a semester that are counted: up to today. */
export function countedDays(semester: string, today: string) {
  const { from, to } = daysOfSemester(semester)
  return { from, to: to < today ? to : today }
}

export function countedWeeks(semester: string, today: string): Week[] {
  const { from, to } = countedDays(semester, today)
  return weeksBetween(from, to)
}

/**
 * All figures of a school in a semester, with what is small hidden. All measures are one table, whatever is asked of it, so
 * that no two answers differ in what they hide; it is reckoned once for each change of the sums.
 */
export async function readFigures(
  { pool, config }: Pick<Platform, 'pool' | 'config'>,
  schoolId: string,
  semester: string,
  today: string,
  readers: FigureReaders,
): Promise<SchoolFigures> {
  const memory = memoryOf(config)
  const key = `${schoolId} ${semester} ${readers}`
  const version = `${await readVersion(pool, schoolId)} ${today}`
  const known = memory.get(key)
  memory.delete(key)
  const remembered =
    known?.version === version ? known : { version, figures: reckon(pool, schoolId, semester, today, readers) }
  memory.set(key, remembered)
  const [oldest] = memory.keys()
  if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest)
  return remembered.figures.catch((error: unknown) => {
    memory.delete(key)
    throw error
  })
}

async function reckon(
  pool: Platform['pool'],
  schoolId: string,
  semester: string,
  today: string,
  readers: FigureReaders,
) {
  const { from, to } = countedDays(semester, today)
  const rows = await readSums(pool, { schoolId, from, until: to, codesByWeek, withoutClasses })
  const weeks = countedWeeks(semester, today).map((week) => week.from)
  const measures = measureNames.filter((measure) => measure !== 'pupils')
  return new SchoolFigures({ rows, weeks, measures, ...measureRules, hiddenUpTo: hiddenUpTo[readers] })
}
