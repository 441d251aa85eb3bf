import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const rewards: WebFeature = {
  name: 'rewards',
  screens: () => import('./routes.ts').then((module) => module.rewardRoutes),
  live: () => import('./on-live.ts').then((module) => module.rewardsLive),
  notices: () => import('./notice-looks.ts').then((module) => module.rewardNoticeLooks),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.rewardRooms),
    'rewards/console-rooms',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.rewardWays), 'rewards/ways'),
}
