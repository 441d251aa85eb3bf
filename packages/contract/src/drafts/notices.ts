import type { FeatureNotices } from '../notices/declaration.ts'
import { draftPaths } from './paths.ts'

export const draftNotices = {
  kinds: {
    scheduleFailed: 'due',
  },
  places: {
    draft: (id) => draftPaths.draft(id),
  },
} as const satisfies FeatureNotices
