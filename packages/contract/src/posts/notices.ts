import type { FeatureNotices } from '../notices/declaration.ts'
import { postPaths } from './paths.ts'

export const postNotices = {
  topics: {
    coWriting: { place: 120, band: 'people', mail: 'daily', push: true },
  },
  kinds: {
    scheduleFailed: 'due',
    recordTakenOut: 'groups',
    mention: 'mentions',
    postLiked: 'likes',
    coWritingAsked: 'due',
    coWritingAccepted: 'coWriting',
    coWritingDeclined: 'coWriting',
    coWritingAgreed: 'coWriting',
    coWritingHandedOver: 'coWriting',
  },
  places: {
    post: (id) => postPaths.post(id),
    draft: (id) => postPaths.draft(id),
    shared: (id) => postPaths.sharedRecord(id),
  },
} as const satisfies FeatureNotices
