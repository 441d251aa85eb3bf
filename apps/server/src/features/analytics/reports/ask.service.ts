import type { FigureFilter, ReadSchool } from '@learntrail/contract/analytics/analytics'
import { type FigureReaders, hiddenUpTo } from '@learntrail/contract/analytics/facts'
import { daysOfSemester, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn, mondayOf } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countedDays, countedWeeks, readFigures } from './figures.memory.ts'
import { wholeSemester } from './figures.rules.ts'
import { inOrderOfPlaces, placeKey, type SummedPlace, schoolPlace, summedPlace, wholeSchool } from './places.rules.ts'
import { isWithin, reachSchool } from './reach.policy.ts'
import { listPlaces } from './sums.repository.ts'

export type Reader = Pick<Person, 'id' | 'staffLevel'>

/** A validated request for a school's figures. */
export interface Asked {
  school: ReadSchool
  semester: string
  place: SummedPlace
  /** The first day of a week; empty for the whole semester. */
  week: string
  today: string
  readers: FigureReaders
}

/** Returns the counted weeks of a semester, each with whether it is still running. */
export const weeksOf = (semester: string, today: string) =>
  countedWeeks(semester, today).map((week) => ({ ...week, isRunning: week.monday === mondayOf(today) }))

/**
 * Validates a request. Refuses with `FIGURES_NOT_FOUND` what does not exist or is outside the reader's reach. Without a
 * grade, picks the widest part the reader may see.
 */
export async function ask(
  platform: Platform,
  reader: Reader,
  schoolId: string,
  given: FigureFilter & { readers?: FigureReaders },
): Promise<Asked> {
  const { readers = 'school', ...filter } = given
  const school = await reachSchool(platform, reader, schoolId)
  const today = dayIn(platform.clock.now())
  const semester = filter.semester ?? semesterOf(today).semester
  if (daysOfSemester(semester).from > today) refuse('FIGURES_NOT_FOUND')
  const weeks = weeksOf(semester, today)
  const week = filter.week === undefined ? wholeSemester : weeks.find(({ monday }) => monday === filter.week)?.from
  if (week === undefined) return refuse('FIGURES_NOT_FOUND')
  const place = await placeOf(platform, school, semester, filter)
  return { school, semester, place, week, today, readers }
}

async function placeOf({ pool }: Platform, { id, reach }: ReadSchool, semester: string, filter: FigureFilter) {
  const asked = summedPlace({ grade: filter.grade ?? null, className: filter.className ?? null })
  if (filter.grade === undefined && filter.className !== undefined) return refuse('FIGURES_NOT_FOUND')
  if (reach === null && asked.level === 0) return wholeSchool
  const places = inOrderOfPlaces(await listPlaces(pool, id, daysOfSemester(semester).from))
  const may = places.filter((place) => isWithin(schoolPlace(place), reach))
  if (asked.level === 0) return may[0] ?? refuse('FIGURES_NOT_FOUND')
  return may.find((place) => placeKey(place) === placeKey(asked)) ?? refuse('FIGURES_NOT_FOUND')
}

/** Returns the fields common to all answers, and the figures of the semester and the one before. */
export async function frameOf(platform: Platform, asked: Asked) {
  const former = semesterBefore(asked.semester)
  const [figures, before] = await Promise.all([
    readFigures(platform, asked.school.id, asked.semester, asked.today, asked.readers),
    readFigures(platform, asked.school.id, former, asked.today, asked.readers),
  ])
  const isKnown = before.pupils({ place: wholeSchool }) > 0
  const frame = {
    school: asked.school,
    place: schoolPlace(asked.place),
    semester: asked.semester,
    semesterBefore: isKnown ? former : null,
    ...daysOf(asked),
    countedAt: platform.clock.now().toISOString(),
    isTooSmall: figures.pupils({ place: asked.place }) <= hiddenUpTo[asked.readers],
    canList: !asked.school.isForStaff,
  }
  return { frame, figures, before: isKnown ? before : undefined }
}

function daysOf({ semester, week, today }: Asked): { from: string; to: string } {
  if (week === wholeSemester) return countedDays(semester, today)
  const found = weeksOf(semester, today).find(({ from }) => from === week)
  return found === undefined ? countedDays(semester, today) : { from: found.from, to: found.to }
}
