import type { FeatureSubjects } from '../../testing/subject.ts'

/** The log holds one's own acts; whose name stands in it is tested beside it. */
export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [],
  silent: ['GET /api/v2/user-event'],
}
