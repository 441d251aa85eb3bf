import type { FeatureNotices } from '../notices/declaration.ts'
import { coWritingPaths } from './paths.ts'

export const coWritingNotices = {
  topics: {
    coWriting: { place: 120, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    coWritingAsked: 'due',
    coWritingAccepted: 'coWriting',
    coWritingDeclined: 'coWriting',
    coWritingAgreed: 'coWriting',
    coWritingHandedOver: 'coWriting',
  },
  places: {
    shared: (id) => coWritingPaths.sharedRecord(id),
  },
} as const satisfies FeatureNotices
