import { type FigureReaders, hiddenUpTo, measureNames } from '@learntrail/contract/analytics/facts'
import { daysOfSemester } from '@learntrail/contract/school-year'
import { type Week, weeksBetween } from '../../../platform/clock/weeks-between.ts'
import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SchoolFigures } from './figures.rules.ts'
import { codesByWeek, measureRules, withoutClasses } from './questions.rules.ts'
import { readSums, readVersion } from './sums.repository.ts'

/** Entries (school, semester and readers) kept in memory; those of a large school take a few megabytes. */
const mostRemembered = 24

interface Remembered {
  /** Version of the sums, and the day. */
  version: string
  figures: Promise<SchoolFigures>
}

const memoryOf = perApplication(() => new Map<string, Remembered>())

/** Returns the first and last counted day of a semester, up to today. */
export function countedDays(semester: string, today: string) {
  const { from, to } = daysOfSemester(semester)
  return { from, to: to < today ? to : today }
}

export function countedWeeks(semester: string, today: string): Week[] {
  const { from, to } = countedDays(semester, today)
  return weeksBetween(from, to)
}

/**
 * Returns all figures of a school in a semester, with small counts hidden. All measures form one table whatever is
 * asked, so that no two answers hide different cells. Computed once per change of the sums and per day.
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
