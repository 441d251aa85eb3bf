import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { firstHomeRoutes } from './first-routes.ts'

export const home: WebFeature = {
  name: 'home',
  firstScreens: firstHomeRoutes,
  screens: () => import('./routes.ts').then((module) => module.homeRoutes),
  ways: withTexts(() => import('./ways.ts').then((module) => module.homeWays), 'home/ways'),
}
