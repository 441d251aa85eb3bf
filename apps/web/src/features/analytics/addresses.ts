import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { paths } from '../../paths.ts'

const at = (name: string) => `/school-analytics/${name}`

const ownPaths: Record<Exclude<SchoolQuestion, 'records'>, string> = {
  use: at('use'),
  homework: at('homework'),
  plans: at('plans'),
  courses: at('school-courses-analytics'),
  groups: at('school-groups-analytics'),
  points: at('points'),
  readiness: at('readiness'),
}

/** Addresses of the screens of a school's figures; what is asked for stands behind them (`filters/figure-filter.ts`). */
export const analyticsAddresses = {
  dashboard: paths.schoolFigures,
  question: (question: SchoolQuestion, schoolId: string) =>
    question === 'records' ? at(`PostsAnalytics/${schoolId}`) : ownPaths[question],
  thing: (question: SchoolQuestion, id: string, schoolId: string) =>
    `${analyticsAddresses.question(question, schoolId)}/${id}`,
  /** Who looked at mine. */
  looks: '/user/figure-looks',
} as const
