import type { FeatureNotices } from '../notices/declaration.ts'

export const schoolNotices = {
  kinds: {
    transferBegun: 'due',
    transferred: 'due',
    transferEnded: 'due',
    leftSchool: 'due',
  },
} as const satisfies FeatureNotices
