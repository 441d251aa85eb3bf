import type { FeatureNotices } from '../notices/declaration.ts'
import { eventLogPaths } from './paths.ts'

export const eventLogNotices = {
  places: {
    log: () => eventLogPaths.eventLog,
  },
} as const satisfies FeatureNotices
