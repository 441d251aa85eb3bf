import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [{ call: 'GET /api/v2/navigation/home' }],
  silent: ['GET /api/csrf/initialization'],
}
