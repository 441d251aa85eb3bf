import type { FeatureSubjects } from '../../testing/subject.ts'

/** The log contains a person's own acts; the names in it are tested separately. */
export const subjects: FeatureSubjects = {
  subjects: [],
  listings: [],
  silent: ['GET /api/v2/user-event'],
}
