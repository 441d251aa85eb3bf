import type { WebFeature } from '../../feature/web-feature.ts'

export const bulletins: WebFeature = {
  name: 'bulletins',
  screens: () => import('./routes.ts').then((module) => module.bulletinRoutes),
  live: () => import('./on-live.ts').then((module) => module.bulletinsLive),
}
