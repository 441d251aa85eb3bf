import type { FeatureNotices } from '../notices/declaration.ts'

export const teacherNotices = {
  kinds: {
    teacherVerified: 'service',
  },
} as const satisfies FeatureNotices
