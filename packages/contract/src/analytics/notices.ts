import type { FeatureNotices } from '../notices/declaration.ts'

export const analyticsNotices = {
  kinds: {
    uploadNothing: 'due',
    uploadUncertified: 'due',
    uploadTooLarge: 'due',
  },
  places: {
    ownRecords: () => '/portfolio',
  },
} as const satisfies FeatureNotices
