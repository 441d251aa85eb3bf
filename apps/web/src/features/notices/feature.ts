import type { WebFeature } from '../../feature/web-feature.ts'

export const notices: WebFeature = {
  name: 'notices',
  screens: () => import('./routes.ts').then((module) => module.noticeRoutes),
  live: () => import('./on-live.ts').then((module) => module.noticesLive),
  notices: () => import('./notice-looks.ts').then((module) => module.sharedNoticeLooks),
}
