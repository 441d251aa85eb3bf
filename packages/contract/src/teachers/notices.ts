import type { FeatureNotices } from '../notices/declaration.ts'

export const teacherNotices = {
  kinds: {
    teacherVerified: 'due',
  },
} as const satisfies FeatureNotices
