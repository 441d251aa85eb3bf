import type { FeatureSubjects } from '../../testing/subject.ts'

/** What is asked about one's own account names nothing. */
export const leavingSubjects: FeatureSubjects = { subjects: [], listings: [], silent: [] }
