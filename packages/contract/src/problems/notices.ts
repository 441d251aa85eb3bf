import type { FeatureNotices } from '../notices/declaration.ts'
import { problemPaths } from './paths.ts'

export const problemNotices = {
  kinds: {
    problemAnswered: 'service',
  },
  places: {
    problems: () => problemPaths.reportProblem,
  },
} as const satisfies FeatureNotices
