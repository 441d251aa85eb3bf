import type { FeatureNotices } from '../notices/declaration.ts'
import { postPaths } from './paths.ts'

export const postNotices = {
  kinds: {
    recordTakenOut: 'groups',
    mention: 'mentions',
    postLiked: 'likes',
  },
  places: {
    post: (id) => postPaths.post(id),
  },
} as const satisfies FeatureNotices
