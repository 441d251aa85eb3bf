import type { WebFeature } from '../../feature/web-feature.ts'

export const groups: WebFeature = {
  name: 'groups',
  screens: () => import('./routes.ts').then((module) => module.groupRoutes),
  live: () => import('./on-live.ts').then((module) => module.groupsLive),
  notices: () => import('./notice-looks.ts').then((module) => module.groupsNoticeLooks),
}
