import type { WebFeature } from '../../feature/web-feature.ts'

export const chat: WebFeature = {
  name: 'chat',
  screens: () => import('./routes.ts').then((module) => module.chatRoutes),
  live: () => import('./on-live.ts').then((module) => module.chatLive),
  notices: () => import('./notice-looks.ts').then((module) => module.chatNoticeLooks),
}
