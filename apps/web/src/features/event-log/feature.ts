import type { WebFeature } from '../../feature/web-feature.ts'

export const eventLog: WebFeature = {
  name: 'event-log',
  screens: () => import('./routes.ts').then((module) => module.eventLogRoutes),
  live: () => import('./on-live.ts').then((module) => module.eventLogLive),
}
