import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [],
  silent: ['GET /api/v2/assistant/greeting', 'POST /api/v2/assistant/platform-question'],
}
