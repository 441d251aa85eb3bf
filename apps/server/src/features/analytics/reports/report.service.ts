import type {
  AnalyticsSchool,
  FigureFilter,
  ReadSchool,
  SchoolDashboard,
  SchoolReport,
} from '@learntrail/contract/analytics/analytics'
import { hiddenUpTo, type SchoolQuestion, schoolQuestions } from '@learntrail/contract/analytics/facts'
import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import { daysOfSemester, semesterBefore, semesterOf } from '@learntrail/contract/school-year'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn, mondayOf } from '../../../platform/clock/taipei.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { wholeSemester } from './figures.rules.ts'
import { inOrderOfPlaces, placeKey, type SummedPlace, schoolPlace, summedPlace, wholeSchool } from './places.rules.ts'
import { type QuestionRules, questionRules } from './questions.rules.ts'
import { isWithin, reachSchool } from './reach.service.ts'
import { countedDays, countedWeeks, readFigures } from './remembered-figures.ts'
import { type ReportOf, tablesOf, totalsOf } from './report.rules.ts'
import { listPlaces, listSemesters, readDay } from './sums.repository.ts'

type Reader = Pick<Person, 'id' | 'staffLevel'>
export type SummedQuestion = Exclude<SchoolQuestion, 'groups'>

/** What somebody asks of a school, once it is known that they may. */
export interface Asked {
  school: ReadSchool
  semester: string
  place: SummedPlace
  /** The first day of a week; empty: the whole semester. */
  week: string
  today: string
}

const weeksOf = (semester: string, today: string) =>
  countedWeeks(semester, today).map((week) => ({ ...week, isRunning: week.monday === mondayOf(today) }))

/** What figures of a school somebody can ask for. */
export async function readSchool(platform: Platform, reader: Reader, schoolId: string): Promise<AnalyticsSchool> {
  const school = await reachSchool(platform, reader, schoolId)
  const today = dayIn(platform.clock.now())
  const [known, places] = await Promise.all([
    listSemesters(platform.pool, schoolId, today),
    listPlaces(platform.pool, schoolId, daysOfSemester(semesterOf(today).semester).from),
  ])
  const semesters = new Set([semesterOf(today).semester, ...known.map((day) => semesterOf(day).semester)])
  const shown = inOrderOfPlaces(places).filter(
    (place) => isWithin(schoolPlace(place), school.reach) || place.level === 1,
  )
  const classesOf = (grade: string) =>
    shown.filter((place) => place.level === 2 && place.grade === grade).map(({ className }) => className)
  return {
    ...{ ...school, today },
    semesters: [...semesters].slice(0, analyticsLimits.semesters).map((semester) => {
      const weeks = countedWeeks(semester, today)
      return { semester, ...countedDays(semester, today), weeks }
    }),
    grades: shown
      .filter(
        ({ level, grade }) =>
          level === 1 && (isWithin({ grade, className: null }, school.reach) || classesOf(grade).length > 0),
      )
      .map(({ grade }) => ({ grade, classes: classesOf(grade) })),
  }
}

/** Refuses what is not there or not the reader's; without a grade it is the widest part that they see. */
export async function ask(platform: Platform, reader: Reader, schoolId: string, filter: FigureFilter): Promise<Asked> {
  const school = await reachSchool(platform, reader, schoolId)
  const today = dayIn(platform.clock.now())
  const semester = filter.semester ?? semesterOf(today).semester
  if (daysOfSemester(semester).from > today) refuse('FIGURES_NOT_FOUND')
  const weeks = weeksOf(semester, today)
  const week = filter.week === undefined ? wholeSemester : weeks.find(({ monday }) => monday === filter.week)?.from
  if (week === undefined) return refuse('FIGURES_NOT_FOUND')
  const place = await placeOf(platform, school, semester, filter)
  return { school, semester, place, week, today }
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

async function reportsOf(platform: Platform, asked: Asked, rules: readonly QuestionRules[]) {
  const former = semesterBefore(asked.semester)
  const [figures, before] = await Promise.all([
    readFigures(platform, asked.school.id, asked.semester, asked.today),
    readFigures(platform, asked.school.id, former, asked.today),
  ])
  const isKnown = before.actualPupils({ place: wholeSchool }) > 0
  const frame = {
    school: asked.school,
    place: schoolPlace(asked.place),
    semester: asked.semester,
    semesterBefore: isKnown ? former : null,
    ...daysOf(asked),
    countedAt: platform.clock.now().toISOString(),
    isTooSmall: figures.actualPupils(asked) <= hiddenUpTo,
    canList: !asked.school.isForStaff,
  }
  const reports = rules.map(
    (one): ReportOf => ({
      ...{ rules: one, figures, before: isKnown ? before : undefined, place: asked.place, week: asked.week },
      weeks: weeksOf(asked.semester, asked.today),
      mayRead: (place) => isWithin(schoolPlace(place), asked.school.reach),
    }),
  )
  return { frame, reports }
}

function daysOf({ semester, week, today }: Asked): { from: string; to: string } {
  if (week === wholeSemester) return countedDays(semester, today)
  const found = weeksOf(semester, today).find(({ from }) => from === week)
  return found === undefined ? countedDays(semester, today) : { from: found.from, to: found.to }
}

/** What a school asks, answered. */
export async function readReport(
  platform: Platform,
  reader: Reader,
  { schoolId, question }: { schoolId: string; question: SchoolQuestion },
  filter: FigureFilter,
): Promise<SchoolReport> {
  const asked = await ask(platform, reader, schoolId, filter)
  if (question === 'groups') return refuse('FIGURES_NOT_FOUND')
  const { frame, reports } = await reportsOf(platform, asked, [questionRules[question]])
  const [report] = reports
  const isShown = report !== undefined && !frame.isTooSmall
  return { ...frame, question, totals: isShown ? totalsOf(report) : [], tables: isShown ? tablesOf(report) : [] }
}

const summedQuestions = schoolQuestions.filter((question): question is SummedQuestion => question !== 'groups')

/** The large numbers of all questions. */
export async function readDashboard(
  platform: Platform,
  reader: Reader,
  schoolId: string,
  filter: FigureFilter,
): Promise<SchoolDashboard> {
  const asked = await ask(platform, reader, schoolId, filter)
  const { frame, reports } = await reportsOf(
    platform,
    asked,
    summedQuestions.map((question) => questionRules[question]),
  )
  const isShown = !frame.isTooSmall
  const [use] = reports
  return {
    ...frame,
    totals: isShown && use !== undefined ? totalsOf(use) : [],
    tables: isShown
      ? reports.slice(0, 2).flatMap((report) => tablesOf(report).filter(({ rows }) => rows === 'weeks'))
      : [],
    questions: isShown
      ? summedQuestions.flatMap((question, index) => {
          const report = reports[index]
          return report === undefined ? [] : [{ question, totals: totalsOf(report) }]
        })
      : [],
    today: asked.school.reach === null && isShown ? await readToday(platform, asked) : null,
  }
}

async function readToday({ pool }: Platform, { school, today }: Asked): Promise<SchoolDashboard['today']> {
  const rows = await readDay(pool, school.id, today)
  const shown = (value: number, people: number) =>
    (value > 0 && value <= hiddenUpTo) || (people > 0 && people <= hiddenUpTo) ? null : value
  const of = (measure: string) => rows.find((row) => row.measure === measure) ?? { count: 0, people: 0 }
  const [active, records] = [of('active'), of('records')]
  return [
    { name: 'active', unit: 'people', value: shown(active.people, active.people) },
    { name: 'records', unit: 'count', value: shown(records.count, records.people) },
  ]
}
