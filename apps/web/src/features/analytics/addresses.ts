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

/** Addresses of the school figure screens. The filter is in the query (`filters/figure-filter.ts`). */
export const analyticsAddresses = {
  dashboard: paths.schoolFigures,
  question: (question: SchoolQuestion, schoolId: string) =>
    question === 'records' ? at(`PostsAnalytics/${schoolId}`) : ownPaths[question],
  thing: (question: SchoolQuestion, id: string, schoolId: string) =>
    `${analyticsAddresses.question(question, schoolId)}/${id}`,
  /** Who looked at my own figures. */
  looks: '/user/figure-looks',
} as const
