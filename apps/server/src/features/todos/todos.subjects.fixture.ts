import type { FeatureSubjects } from '../../testing/subject.ts'

export const subjects: FeatureSubjects = { subjects: [], listings: [{ call: 'GET /api/v2/todos' }], silent: [] }
