import type { WebFeature } from '../../feature/web-feature.ts'

export const subscription: WebFeature = {
  name: 'subscription',
  screens: () => import('./routes.ts').then((module) => module.subscriptionRoutes),
  live: () => import('./on-live.ts').then((module) => module.subscriptionLive),
  notices: () => import('./notice-looks.ts').then((module) => module.subscriptionNoticeLooks),
}
