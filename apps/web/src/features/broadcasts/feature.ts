import type { WebFeature } from '../../feature/web-feature.ts'

export const broadcasts: WebFeature = {
  name: 'broadcasts',
  screens: () => import('./routes.ts').then((module) => module.broadcastRoutes),
  live: () => import('./on-live.ts').then((module) => module.broadcastsLive),
}
