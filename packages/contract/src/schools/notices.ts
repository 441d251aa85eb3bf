import type { FeatureNotices } from '../notices/declaration.ts'

export const schoolNotices = {
  kinds: {
    transferBegun: 'service',
    transferred: 'service',
    transferEnded: 'service',
    leftSchool: 'service',
  },
} as const satisfies FeatureNotices
