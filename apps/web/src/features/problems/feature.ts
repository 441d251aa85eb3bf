import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const problems: WebFeature = {
  name: 'problems',
  screens: () => import('./routes.ts').then((module) => module.problemRoutes),
  live: () => import('./on-live.ts').then((module) => module.problemsLive),
  notices: () => import('./notice-looks.ts').then((module) => module.problemsNoticeLooks),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.problemsRooms),
    'problems/console-rooms',
  ),
  ways: withTexts(() => import('./ways.ts').then((module) => module.problemsWays), 'problems/ways'),
}
