import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const subscription: WebFeature = {
  name: 'subscription',
  screens: () => import('./routes.ts').then((module) => module.subscriptionRoutes),
  live: () => import('./on-live.ts').then((module) => module.subscriptionLive),
  notices: () => import('./notice-looks.ts').then((module) => module.subscriptionNoticeLooks),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.subscriptionRooms),
    'subscription/console-rooms',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.subscriptionWays), 'subscription/ways'),
}
