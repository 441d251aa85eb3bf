import type { WebFeature } from '../../feature/web-feature.ts'

export const comments: WebFeature = {
  name: 'comments',
  live: () => import('./on-live.ts').then((module) => module.commentsLive),
  notices: () => import('./notice-looks.ts').then((module) => module.commentsNoticeLooks),
}
