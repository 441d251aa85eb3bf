import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const news: WebFeature = {
  name: 'news',
  screens: () => import('./routes.ts').then((module) => module.newsRoutes),
  ways: withTexts(() => import('./ways.ts').then((module) => module.newsWays), 'news/ways'),
  consoleRooms: withTexts(() => import('./console-rooms.ts').then((module) => module.newsRooms), 'news/console-rooms'),
}
