import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const eventLog: WebFeature = {
  name: 'event-log',
  screens: () => import('./routes.ts').then((module) => module.eventLogRoutes),
  live: () => import('./on-live.ts').then((module) => module.eventLogLive),
  ways: withTexts(() => import('./ways.ts').then((module) => module.eventLogWays), 'event-log/ways'),
}
