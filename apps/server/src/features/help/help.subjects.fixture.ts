import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [],
  silent: ['GET /api/v2/help/articles', 'GET /api/v2/help/articles/:topic'],
}
