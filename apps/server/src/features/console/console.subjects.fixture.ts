import type { FeatureSubjects } from '../../testing/subject.ts'

/** What the log says of whom is tested beside it. */
export const consoleSubjects: FeatureSubjects = {
  subjects: [],
  listings: [],
  silent: ['GET /api/v2/admin/rooms', 'GET /api/v2/admin/audit'],
}
