import type { FeatureNotices } from '../notices/declaration.ts'

export const commentNotices = {
  topics: {
    comments: { place: 90, band: 'people', mail: 'daily', push: true },
    mentions: { place: 100, band: 'people', mail: 'daily', push: true },
    likes: { place: 130, band: 'likes', mail: 'weekly', push: false },
  },
  kinds: {
    comment: 'comments',
    reply: 'comments',
    commentLiked: 'likes',
  },
} as const satisfies FeatureNotices
