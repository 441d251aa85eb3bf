import type {
  AnalyticsSchool,
  FigureFilter,
  SchoolDashboard,
  SchoolReport,
} from '@learntrail/contract/analytics/analytics'
import {
  type FigureReaders,
  hiddenUpTo,
  type SchoolQuestion,
  schoolQuestions,
} from '@learntrail/contract/analytics/facts'
import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import { daysOfSemester, semesterOf } from '@learntrail/contract/school-year'
import { dayIn } from '../../../platform/clock/taipei.ts'
import type { Platform } from '../../../platform/platform.ts'
import { FinishedTable } from '../suppression/hide.rules.ts'
import { type Asked, ask, frameOf, type Reader, weeksOf } from './ask.service.ts'
import { countedDays, countedWeeks } from './figures.memory.ts'
import { inOrderOfPlaces, schoolPlace } from './places.rules.ts'
import { type QuestionRules, questionRules } from './questions.rules.ts'
import { isWithin, reachSchool } from './reach.policy.ts'
import { type ReportOf, tablesOf, totalsOf, weeksTable } from './report.rules.ts'
import { listPlaces, listSemesters, readDay } from './sums.repository.ts'
import { readThings } from './things.service.ts'

/** Returns which figures of a school the reader can ask for: semesters, weeks, grades and classes. */
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
    ...school,
    today,
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

async function reportsOf(platform: Platform, asked: Asked, rules: readonly QuestionRules[]) {
  const { frame, figures, before } = await frameOf(platform, asked)
  const reports = rules.map(
    (one): ReportOf => ({
      rules: one,
      figures,
      before,
      place: asked.place,
      week: asked.week,
      isNewYear: asked.semester.endsWith('-1'),
      weeks: weeksOf(asked.semester, asked.today),
      mayRead: (place) => isWithin(schoolPlace(place), asked.school.reach),
    }),
  )
  return { frame, reports }
}

/** Returns the answer to a school's question. If the place has too few pupils, totals and tables are empty. */
export async function readReport(
  platform: Platform,
  reader: Reader,
  { schoolId, question }: { schoolId: string; question: SchoolQuestion },
  filter: FigureFilter & { readers?: FigureReaders },
): Promise<SchoolReport> {
  const asked = await ask(platform, reader, schoolId, filter)
  const { frame, reports } = await reportsOf(platform, asked, [questionRules[question]])
  const [report] = reports
  if (report === undefined || frame.isTooSmall) return { ...frame, question, totals: [], tables: [] }
  const things = await readThings(platform, asked, question)
  const { table, totals = [] } = things ?? {}
  return {
    ...frame,
    question,
    totals: [...totalsOf(report), ...totals],
    tables: [...tablesOf(report), ...(table === undefined || table.items.length === 0 ? [] : [table])],
  }
}

/** Omits groups, which are counted from live data and take longer than all sums together. */
const onDashboard = schoolQuestions.filter((question) => questionRules[question].totals.length > 0)

/** Returns the totals of all questions on the dashboard, with the weeks of the first two questions. */
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
    onDashboard.map((question) => questionRules[question]),
  )
  const isShown = !frame.isTooSmall
  const [use] = reports
  return {
    ...frame,
    totals: isShown && use !== undefined ? totalsOf(use) : [],
    tables: isShown ? reports.slice(0, 2).flatMap((report) => weeksTable(report) ?? []) : [],
    questions: isShown
      ? onDashboard.flatMap((question, index) => {
          const report = reports[index]
          return report === undefined ? [] : [{ question, totals: totalsOf(report) }]
        })
      : [],
    today: asked.school.reach === null && isShown ? await readToday(platform, asked) : null,
  }
}

async function readToday({ pool }: Platform, { school, today }: Asked): Promise<SchoolDashboard['today']> {
  const rows = await readDay(pool, school.id, today)
  const table = new FinishedTable(hiddenUpTo.school)
  const shown = (value: number, people: number) => table.shown(table.add(value, people))
  const of = (measure: string) => rows.find((row) => row.measure === measure) ?? { count: 0, people: 0 }
  const [active, records] = [of('active'), of('records')]
  return [
    { name: 'active', unit: 'people', value: shown(active.people, active.people) },
    { name: 'records', unit: 'count', value: shown(records.count, records.people) },
  ]
}
